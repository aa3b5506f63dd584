import { fileExtension as extensionOf } from '@spinreel/config-schema/formats';
import { defineRule } from '../rule.ts';

const accepted = { zip: ['zip'], html: ['html', 'htm'] } as const;

/** The upload's name ends as its network expects. */
export const fileExtension = defineRule({
  id: 'file-extension',
  severity: 'error',
  topic: 'rules',
  appliesTo: (network) => network.isExportTarget,
  demand: (network) => `The file's name ends in .${network.container.extension}.`,
  fix: 'Rename the file so that it ends in .zip for a ZIP or in .html for a page, or download it again.',
  needs: 'file',
  violation: ({ fileName, network }) => {
    const names: readonly string[] = accepted[network.container.extension];
    return names.includes(extensionOf(fileName)) ? null : `The file is called "${fileName}".`;
  },
});
