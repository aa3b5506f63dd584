import { defineRule } from '../../rule.ts';

/** All files are at the top level of the ZIP. */
export const noFolders = defineRule({
  id: 'no-folders',
  severity: 'warning',
  topic: 'own',
  appliesTo: ({ container }) => container.extension === 'zip' && !container.entryPath.includes('/'),
  demand: () => 'The ZIP has no folders.',
  fix: 'Move every file to the top level of the ZIP and update the paths in index.html, or export the ad again.',
  needs: 'package',
  violation: ({ entries, page }, network) => {
    // If there is no page at the top level, `index-at-root` reports a page inside a folder.
    const isMissedPage = (path: string) => page === null && path.endsWith(`/${network.container.entryPath}`);
    const nested = entries.find(({ path }) => path.includes('/') && !isMissedPage(path));
    return nested === undefined ? null : `"${nested.path}" is in a folder.`;
  },
});
