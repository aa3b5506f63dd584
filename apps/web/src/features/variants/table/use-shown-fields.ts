import type { AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import { useMemo } from 'react';
import { usualPaths, variantFields } from '../../../ad-draft/variants/variant-fields.ts';
import { useColumnChoices } from '../controls/column-choices.ts';

/** The column choice that stands for the images of the pause and the outro. No field has this path. */
const screens = 'screens';

/**
 * Returns the columns of the table: the usual fields, those in which variants differ, and those that a person has chosen on
 * this device.
 */
export function useShownFields(document: AdDocument) {
  const { find, choose } = useColumnChoices('variants');
  const overridden = (document.variants ?? []).flatMap(({ overrides = {} }) => Object.keys(overrides));
  const automatic = [...new Set([...usualPaths, ...overridden])].join(' ');
  return useMemo(() => {
    const usual: readonly string[] = automatic.split(' ');
    const isShown = (path: string) => find(path) ?? usual.includes(path);
    const showsScreens = find(screens) ?? false;
    return {
      fields: variantFields.filter(({ path }) => isShown(path)),
      isShown,
      toggle: choose,
      /** Whether the table shows the pause and the outro of each variant. */
      showsScreens,
      toggleScreens: () => choose(screens, !showsScreens),
    };
  }, [automatic, find, choose]);
}
