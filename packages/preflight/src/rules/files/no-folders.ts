import { violationInFiles, defineRule } from '../../rule.ts';
import { findWrapper } from '../../opening/package-paths.ts';

/** All files are at the top level of the ZIP. */
export const noFolders = defineRule({
  id: 'no-folders',
  severity: 'warning',
  topic: 'own',
  appliesTo: ({ container }) => container.extension === 'zip' && !container.entryPath.includes('/'),
  demand: () => 'The ZIP has no folders.',
  fix: 'Move every file to the top level of the ZIP and update the paths in index.html, or export the ad again.',
  needs: 'package',
  violation: (contents) => {
    const { entries, page } = contents;
    // If the page is in a folder, `index-at-root` reports it, together with a folder around all files.
    const misplaced = page?.isMisplaced === true ? page.entry.path : null;
    const wrapper = findWrapper(contents);
    return violationInFiles(
      'A file is in a folder',
      entries.filter(({ path }) => path.slice(wrapper.length).includes('/') && path !== misplaced),
    );
  },
});
