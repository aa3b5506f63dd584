import { isArchivePath, isMediaPath } from '../package-paths.ts';
import { defineRule } from '../rule.ts';

/** Beside the page there are scripts and nothing else. Media and archives are judged by rules of their own. */
export const onlyScripts = defineRule({
  id: 'only-scripts',
  severity: 'error',
  topic: 'host',
  appliesTo: (network) => network.container.extension === 'zip',
  demand: () => 'Beside index.html the ZIP holds only scripts (.js).',
  fix: 'Remove the file from the ZIP, or export the ad again: the page has no way to load it where the ad is shown.',
  needs: 'package',
  violation: ({ entries, page }, network) => {
    const { entryPath } = network.container;
    const odd = entries.find(({ path }) => {
      // Where the page is not at its place, the rule on that place speaks of the one that lies elsewhere.
      const isPage =
        path === entryPath || (page === null && path.toLowerCase().split('/').at(-1) === entryPath);
      return !isPage && !/\.js$/i.test(path) && !isMediaPath(path) && !isArchivePath(path);
    });
    return odd === undefined ? null : `"${odd.path}" lies in the ZIP.`;
  },
});
