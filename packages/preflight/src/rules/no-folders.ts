import { defineRule } from '../rule.ts';

/** All files lie at the top of the ZIP. */
export const noFolders = defineRule({
  id: 'no-folders',
  severity: 'warning',
  topic: 'own',
  appliesTo: (network) => network.container.extension === 'zip',
  demand: () => 'The ZIP has no folders inside.',
  fix: 'Put every file at the top of the ZIP and change the addresses in index.html, or export the ad again.',
  needs: 'package',
  violation: ({ entries, page }, network) => {
    // The page itself has a rule of its own, as long as there is no other at the top.
    const isMissedPage = (path: string) => page === null && path.endsWith(`/${network.container.entryPath}`);
    const nested = entries.find(({ path }) => path.includes('/') && !isMissedPage(path));
    return nested === undefined ? null : `"${nested.path}" lies in a folder.`;
  },
});
