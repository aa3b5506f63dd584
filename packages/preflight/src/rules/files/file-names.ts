import { violationInFiles, defineRule } from '../../rule.ts';
import { findWrapper } from '../../opening/package-paths.ts';

/** Names in the ZIP contain only letters, digits, dots, dashes and underscores. `no-folders` covers folders. */
export const fileNames = defineRule({
  id: 'file-names',
  severity: 'error',
  topic: 'own',
  appliesTo: (network) => network.container.extension === 'zip',
  demand: () => 'File names inside the ZIP use only letters, digits, dots, dashes and underscores.',
  fix: 'Rename the file inside the ZIP, or export the ad again.',
  needs: 'package',
  violation: (contents, network) => {
    // `index-at-root` reports a folder around all files.
    const wrapper = findWrapper(contents);
    const pattern = new RegExp(network.fileNamePattern);
    const isOdd = (name: string) => !pattern.test(name) || /^\.+$/.test(name);
    return violationInFiles(
      'A file has an odd name',
      contents.entries.filter(({ path }) => path.slice(wrapper.length).split('/').some(isOdd)),
    );
  },
});
