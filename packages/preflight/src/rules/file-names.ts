import { defineRule } from '../rule.ts';

/** Names inside the ZIP are plain: letters, digits, dot, dash and underscore. Folders are left to their own rule. */
export const fileNames = defineRule({
  id: 'file-names',
  severity: 'error',
  topic: 'own',
  appliesTo: (network) => network.container.extension === 'zip',
  demand: () => 'File names inside the ZIP use letters, digits, dots, dashes and underscores only.',
  fix: 'Rename the file inside the ZIP, or export the ad again.',
  needs: 'package',
  violation: ({ entries }, network) => {
    const pattern = new RegExp(network.fileNamePattern);
    const odd = entries.find(({ path }) =>
      path.split('/').some((name) => !pattern.test(name) || /^\.+$/.test(name)),
    );
    return odd === undefined ? null : `A file is called "${odd.path}".`;
  },
});
