import { defineRule } from '../../rule.ts';

const reasons = {
  empty: 'The file is empty.',
  'not-a-zip': 'The file is not a ZIP.',
  'not-html': 'The file is not a ZIP.',
  damaged: 'The ZIP is damaged, encrypted, or uses a format that networks cannot read.',
  'too-many-files': 'The ZIP contains far more files than any network accepts.',
  'too-large': 'The ZIP unpacks to far more than any network accepts.',
  'same-names': 'Two files in the ZIP have the same name, or names that differ only in capital letters.',
} as const;

/** The file is a ZIP that unpacks in exactly one way: no two files have the same name. */
export const zipPackage = defineRule({
  id: 'zip-package',
  severity: 'error',
  topic: 'rules',
  appliesTo: (network) => network.container.extension === 'zip',
  demand: (network) => `${network.label} accepts a ZIP file.`,
  fix: 'Export the ad again and upload the downloaded ZIP as it is, without unpacking or repacking it.',
  needs: 'file',
  violation: ({ problem, kind, network }) => {
    if (problem !== null) return reasons[problem];
    return kind === 'zip' ? null : `The file is a single HTML page. ${network.label} accepts a ZIP.`;
  },
});
