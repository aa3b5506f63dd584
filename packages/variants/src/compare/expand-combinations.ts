import type { OverridablePath } from '@spinreel/config-schema/ad/variants/overridable-paths';
import type { Overrides } from '@spinreel/config-schema/ad/variants/variant';

/** The values to combine, by field. A field without values stays as it is. */
export type CombinationLists = { readonly [Path in OverridablePath]?: readonly Overrides[Path][] };

/** Returns how many variants the lists give: the product of their lengths. 0 if no list has a value. */
export function countCombinations(lists: CombinationLists): number {
  const lengths = listUsed(lists).map(([, values]) => values.length);
  return lengths.length === 0 ? 0 : lengths.reduce((product, length) => product * length, 1);
}

/**
 * Returns the overrides of each combination of the values, in order: the last list changes fastest. 3 texts, 4 covers and
 * 2 badges give 24.
 */
export function expandCombinations(lists: CombinationLists): Overrides[] {
  const used = listUsed(lists);
  if (used.length === 0) return [];
  let all: Overrides[] = [{}];
  for (const [path, values] of used)
    all = all.flatMap((overrides) => values.map((value) => ({ ...overrides, [path]: value })));
  return all;
}

function listUsed(lists: CombinationLists): [string, readonly unknown[]][] {
  return Object.entries(lists).filter(([, values]) => values.length > 0);
}
