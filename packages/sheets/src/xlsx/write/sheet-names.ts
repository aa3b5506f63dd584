/** Excel's limit. */
const maxLength = 31;

/**
 * Returns names that Excel permits: not empty, at most 31 characters, without `[ ] : * ? / \` and apostrophes at the ends, and
 * different from each other regardless of case.
 */
export function createSheetNames(names: readonly string[]): string[] {
  // Excel reserves this name for itself.
  const used = new Set(['history']);
  return names.map((name) => {
    const base = cleanName(name);
    let unique = base;
    for (let number = 2; used.has(unique.toLowerCase()); number += 1) {
      const suffix = ` (${number})`;
      unique = `${base.slice(0, maxLength - suffix.length)}${suffix}`;
    }
    used.add(unique.toLowerCase());
    return unique;
  });
}

function cleanName(name: string): string {
  const permitted = name
    .replaceAll(/[[\]:*?/\\\p{Cc}]/gu, ' ')
    .slice(0, maxLength)
    .replaceAll(/^['\s]+|['\s]+$/g, '');
  return permitted === '' ? 'Sheet' : permitted;
}
