import { getFileExtension as extensionOf } from '@spinreel/config-schema/options/formats';
import { defineRule } from '../../rule.ts';

const accepted = { zip: ['zip'], html: ['html', 'htm'] } as const;

/** The file name has the extension that its network expects. */
export const fileExtension = defineRule({
  id: 'file-extension',
  severity: 'error',
  topic: 'rules',
  demand: (network) => `The file name ends in .${network.container.extension}.`,
  fix: 'Rename the file so that it ends in .zip for a ZIP or in .html for a page, or download it again.',
  needs: 'file',
  violation: ({ fileName, kind, isKindAccepted }) => {
    // A file of another kind breaks the rule on its kind, whatever it is called.
    const kinds = isKindAccepted ? [kind] : (['zip', 'html'] as const);
    const names: readonly string[] = kinds.flatMap((one) => accepted[one]);
    return names.includes(extensionOf(fileName)) ? null : `The file is called "${fileName}".`;
  },
});
