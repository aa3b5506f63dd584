/**
 * Groups changed source files by the workspace package they are in. Files of other folders are left out.
 *
 * @param files paths from the repository's root
 * @returns the packages' folders with their files, relative to the folder: `apps/api` with `src/server.ts`
 */
export function groupChangedFiles(files: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const file of files.toSorted()) {
    const [, folder, path] = /^((?:apps|lab|packages)\/[^/]+)\/(.+\.tsx?)$/.exec(file) ?? [];
    if (folder === undefined || path === undefined) continue;
    groups.set(folder, [...(groups.get(folder) ?? []), path]);
  }
  return groups;
}
