import { defineRule } from '../rule.ts';

/** All files lie at the top of the ZIP. */
export const noFolders = defineRule({
  id: 'no-folders',
  severity: 'warning',
  topic: 'rules',
  appliesTo: (network) => network.container.extension === 'zip',
  demand: () => 'The ZIP has no folders inside.',
  fix: 'Put every file at the top of the ZIP and change the addresses in index.html, or export the ad again.',
  needs: 'package',
  violation: ({ entries }, network) => {
    const nested = entries.find(
      ({ path }) => path.includes('/') && !path.endsWith(`/${network.container.entryPath}`),
    );
    return nested === undefined ? null : `"${nested.path}" lies in a folder.`;
  },
});
