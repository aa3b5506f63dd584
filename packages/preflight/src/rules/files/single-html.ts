import { defineRule } from '../../rule.ts';

/** First bytes of ZIP, gzip and RAR files. */
const archiveStarts = [
  [0x50, 0x4b],
  [0x1f, 0x8b],
  [0x52, 0x61, 0x72, 0x21],
];

/** The file is one HTML page, not an archive. */
export const singleHtml = defineRule({
  id: 'single-html',
  severity: 'error',
  topic: 'rules',
  appliesTo: (network) => network.container.extension === 'html',
  demand: (network) => `${network.label} accepts a single, unpacked HTML file.`,
  fix: 'Export the ad for this network and upload the downloaded .html file itself, never a ZIP.',
  needs: 'file',
  violation: ({ problem, bytes, kind, network }) => {
    if (problem === 'empty') return 'The file is empty.';
    if (kind === 'zip') return `The file is a ZIP. ${network.label} accepts a single HTML file.`;
    const isArchive = archiveStarts.some((start) => start.every((byte, index) => bytes[index] === byte));
    if (isArchive) return 'The file is an archive.';
    if (problem === 'too-large') return 'The file is far larger than any network accepts.';
    return problem === 'not-html' ? 'The file is not an HTML page.' : null;
  },
});
