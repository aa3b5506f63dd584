import { describeMacFiles, macZipFix, wrapperFix } from '../../evidence/mac-files.ts';
import { findWrapper } from '../../opening/package-paths.ts';
import { defineRule } from '../../rule.ts';

/** The page is at the path that the network opens. */
export const indexAtRoot = defineRule({
  id: 'index-at-root',
  severity: 'error',
  topic: 'rules',
  appliesTo: (network) => network.container.extension === 'zip',
  demand: ({ container }) => `The page is at ${container.entryPath} in the ZIP.`,
  fix: 'Move the page to this path in the ZIP, or export the ad again.',
  needs: 'package',
  violation: (contents, { container }) => {
    const { page, macFiles } = contents;
    if (page === null) return `There is no ${container.entryPath} in the ZIP.`;
    if (!page.isMisplaced) return null;
    const wrapper = findWrapper(contents);
    const isWrapped = wrapper !== '' && !container.entryPath.includes('/');
    const sentences = [
      `The page is called "${page.entry.path}".`,
      isWrapped ? `All files are in the folder "${wrapper.slice(0, -1)}" of the ZIP.` : '',
      wrapper !== '' && macFiles.length > 0 ? describeMacFiles(macFiles) : '',
    ];
    const fix = macFiles.length > 0 ? macZipFix : wrapperFix;
    const message = sentences.filter((sentence) => sentence !== '').join(' ');
    return { message, occurrences: [], ...(isWrapped ? { fix } : {}) };
  },
});
