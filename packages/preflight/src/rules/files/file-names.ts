import { violationInFiles } from '../../evidence/violation-at.ts';
import { defineRule } from '../../rule.ts';

/** Names in the ZIP contain only letters, digits, dots, dashes and underscores. `no-folders` covers folders. */
export const fileNames = defineRule({
  id: 'file-names',
  severity: 'error',
  topic: 'own',
  appliesTo: (network) => network.container.extension === 'zip',
  demand: () => 'File names inside the ZIP use only letters, digits, dots, dashes and underscores.',
  fix: 'Rename the file inside the ZIP, or export the ad again.',
  needs: 'package',
  violation: ({ entries }, network) => {
    const pattern = new RegExp(network.fileNamePattern);
    const isOdd = (name: string) => !pattern.test(name) || /^\.+$/.test(name);
    return violationInFiles(
      'A file has an odd name',
      entries.filter(({ path }) => path.split('/').some(isOdd)),
    );
  },
});
