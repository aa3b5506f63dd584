import { describeMacFiles, macZipFix } from '../../evidence/mac-files.ts';
import { violationInFiles, defineRule } from '../../rule.ts';
import { findWrapper, isArchivePath, isMediaPath } from '../../opening/package-paths.ts';

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
  violation: (contents, { extraFiles }) => {
    const { entries, macFiles, page } = contents;
    const wrapper = findWrapper(contents);
    const others = violationInFiles(
      'A file is neither the page nor a script',
      entries.filter(({ path }) => {
        const isKnown =
          path === page?.entry.path || extraFiles.some((extra) => wrapper + extra.path === path);
        return !isKnown && !/\.js$/i.test(path) && !isMediaPath(path) && !isArchivePath(path);
      }),
    );
    // Together with a folder around all files, `index-at-root` reports them.
    const added = wrapper === '' ? violationInFiles('', macFiles) : null;
    return others ?? (added && { ...added, message: describeMacFiles(macFiles), fix: macZipFix });
  },
});
