import type { AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import type { Variant } from '@spinreel/config-schema/ad/variants/variant';
import { findEqualVariants } from '@spinreel/variants/compare/find-equal-variants';
import { nameVariant } from '@spinreel/variants/compare/describe-difference';
import { writeCell } from '@spinreel/variants/sheets/write-cell';
import { timings } from '@spinreel/config-schema/limits/timings';
import { useEffect, useMemo, useState } from 'react';
import { readField } from '../../../ad-draft/variants/edit-variants.ts';
import type { VariantField } from '../../../ad-draft/variants/variant-fields.ts';

/** The rows of the table: the base, which is null, and the variants that match a filter. */
export function useVariantRows(
  document: AdDocument,
  options: { filter: string; fields: readonly VariantField[]; nameFile: (handle: string) => string | null },
): readonly (Variant | null)[] {
  const { filter, fields, nameFile } = options;
  return useMemo(() => {
    const wanted = filter.trim().toLowerCase();
    const { variants = [] } = document;
    if (wanted === '') return [null, ...variants];
    const matches = (variant: Variant) =>
      [
        nameVariant(document, variant.id, nameFile),
        ...fields.map(({ path }) => writeCell(path, readField(document, { variant, path }).value, nameFile)),
      ].some((text) => text.toLowerCase().includes(wanted));
    return [null, ...variants.filter(matches)];
  }, [document, filter, fields, nameFile]);
}

/** Returns the name of the first variant with the same content, by the id of each later one. Found when the changes have settled. */
export function useEqualVariants(
  document: AdDocument,
  nameFile: (handle: string) => string | null,
): ReadonlyMap<string | null, string> {
  const [equal, setEqual] = useState<ReadonlyMap<string | null, string>>(noneEqual);
  useEffect(() => {
    // Comparing all variants takes longer than a frame.
    const timer = setTimeout(() => {
      const names = findEqualVariants(document).flatMap(([first = null, ...others]) => {
        const name = nameVariant(document, first, nameFile);
        return others.map((id): [string | null, string] => [id, name]);
      });
      setEqual(names.length === 0 ? noneEqual : new Map(names));
    }, timings.settleMs);
    return () => clearTimeout(timer);
  }, [document, nameFile]);
  return equal;
}

const noneEqual: ReadonlyMap<string | null, string> = new Map();
