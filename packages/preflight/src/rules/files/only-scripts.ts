import { isArchivePath, isMediaPath } from '../../package-paths.ts';
import { defineRule } from '../../rule.ts';
import { isPageName } from './index-at-root.ts';

/** The ZIP contains only the page, scripts, and the network's own files. Other rules cover media and archives. */
export const onlyScripts = defineRule({
  id: 'only-scripts',
  severity: 'error',
  topic: 'host',
  appliesTo: (network) => network.container.extension === 'zip',
  demand: ({ extraFiles }) =>
    `The ZIP contains only ${['the page', ...extraFiles.map(({ path }) => path)].join(', ')} and scripts (.js).`,
  fix: 'Remove the file from the ZIP, or export the ad again: the page cannot load it where the ad is shown.',
  needs: 'package',
  violation: ({ entries, page }, { container, extraFiles }) => {
    const pageName = container.entryPath.split('/').at(-1) ?? '';
    const odd = entries.find(({ path }) => {
      // If the page is missing, `index-at-root` reports a page at another path.
      const isPage = path === page?.entry.path || (page === null && isPageName(path, pageName));
      const isExtra = extraFiles.some((extra) => extra.path === path);
      return !isPage && !isExtra && !/\.js$/i.test(path) && !isMediaPath(path) && !isArchivePath(path);
    });
    return odd === undefined ? null : `"${odd.path}" is neither the page nor a script.`;
  },
});
