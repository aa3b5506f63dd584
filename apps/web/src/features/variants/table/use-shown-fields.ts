import type { AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import { useMemo, useState } from 'react';
import { usualPaths, variantFields } from '../../../ad-draft/variants/variant-fields.ts';

/** Returns the fields that the table shows: the usual ones, those in which variants differ, and those that a person has chosen. */
export function useShownFields(document: AdDocument) {
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map());
  const overridden = (document.variants ?? []).flatMap(({ overrides = {} }) => Object.keys(overrides));
  const automatic = [...new Set([...usualPaths, ...overridden])].join(' ');
  return useMemo(() => {
    const usual: readonly string[] = automatic.split(' ');
    const isShown = (path: string) => choices.get(path) ?? usual.includes(path);
    const fields = variantFields.filter(({ path }) => isShown(path));
    return {
      fields,
      shown: new Set<string>(fields.map(({ path }) => path)),
      toggle: (path: string, shows: boolean) => setChoices(new Map(choices).set(path, shows)),
    };
  }, [automatic, choices]);
}
