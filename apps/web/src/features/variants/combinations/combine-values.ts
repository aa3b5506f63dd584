import type { OverridablePath } from '@spinreel/config-schema/ad/variants/overridable-paths';
import type { Overrides } from '@spinreel/config-schema/ad/variants/variant';
import { writeCount } from '@spinreel/config-schema/messages/format/write-count';
import type { Problem } from '@spinreel/config-schema/problems/problem';
import { variantLimits } from '@spinreel/config-schema/limits/limits';
import {
  countCombinations,
  expandCombinations,
  type CombinationLists,
} from '@spinreel/variants/compare/expand-combinations';
import { readFieldText } from '../../../ad-draft/variants/field-texts.ts';
import type { VariantField } from '../../../ad-draft/variants/variant-fields.ts';

/** A field whose values are combined with those of others, as texts. */
export interface CombinedField {
  readonly field: VariantField;
  readonly texts: readonly string[];
}

/** The variants that lists of values give, or why they give none. */
export type Combinations =
  | { readonly ok: true; readonly overrides: Overrides[]; readonly summary: string }
  | {
      readonly ok: false;
      readonly problem:
        | { readonly code: 'nothing-to-combine' }
        | { readonly code: 'too-many'; readonly count: number; readonly free: number }
        | { readonly code: 'invalid-text'; readonly reason: Problem };
    };

/** Combines each value of each field with each value of the others. `variantCount` is how many variants the ad already has. */
export function combineValues(
  combined: readonly CombinedField[],
  { variantCount }: { variantCount: number },
): Combinations {
  const lists: { [Path in OverridablePath]?: unknown[] } = {};
  for (const { field, texts } of combined) {
    const values: unknown[] = [];
    for (const [row, text] of [...new Set(texts)].entries()) {
      const read = readFieldText(text, field, { row, column: 0, findFile: (handle) => handle });
      if (!read.ok) return { ok: false, problem: { code: 'invalid-text', reason: read.problem } };
      values.push(read.value);
    }
    if (values.length > 0) lists[field.path] = values;
  }
  const typedLists = lists as CombinationLists;
  const count = countCombinations(typedLists);
  const free = variantLimits.maxVariants - variantCount;
  if (count === 0) return { ok: false, problem: { code: 'nothing-to-combine' } };
  if (count > free) return { ok: false, problem: { code: 'too-many', count, free } };
  const factors = combined.flatMap(({ field }) => {
    const length = lists[field.path]?.length ?? 0;
    return length === 0 ? [] : [`${length} × ${field.name.toLowerCase()}`];
  });
  const total = writeCount(count, 'variant');
  return {
    ok: true,
    overrides: expandCombinations(typedLists),
    summary: `${factors.join(' · ')} = ${total}`,
  };
}
