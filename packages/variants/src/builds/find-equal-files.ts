/**
 * Lists the groups of finished files for one network that have equal bytes. Networks count each of them as a file of its own,
 * so people usually upload only one. Files without an equal are left out.
 *
 * @example
 * findEqualFiles([
 *   { network: 'meta', sha256: 'a1', file: 'one.html' },
 *   { network: 'meta', sha256: 'a1', file: 'two.html' },
 *   { network: 'unity', sha256: 'a1', file: 'three.html' },
 * ]);
 * // [[{ ...file: 'one.html' }, { ...file: 'two.html' }]]
 */
export function findEqualFiles<File extends { readonly network: string; readonly sha256: string }>(
  files: readonly File[],
): File[][] {
  const groups = Map.groupBy(files, ({ network, sha256 }) => `${network} ${sha256}`);
  return [...groups.values()].filter((group) => group.length > 1);
}
