import JSZip from 'jszip';
import type { Container } from '../container.ts';
import { textPart } from '../page-part.ts';

/** The earliest moment a ZIP can record: without a fixed one, equal ads would differ in every byte of their checksum. */
const fixedDate = new Date(Date.UTC(1980, 0, 1));

/** What ZIP itself takes: two headers for each file, each of which holds its name, and the end of the directory. */
const entryBytes = 30 + 46;
const endBytes = 22;

/**
 * A ZIP of `index.html` and static scripts, each of which assigns one asset's data URI. Loose media files are removed or
 * blocked by hosts that wrap the page; scripts which stand in the markup are not.
 */
export const zipOfScripts: Container = {
  extension: 'zip',
  mimeType: 'application/zip',
  entryPath: 'index.html',
  lookup: `function(slot){return (window.spinreelMedia||{})[slot]}`,
  embed: (slot, dataUri) => {
    const path = `media-${slot}.js`;
    return {
      inPage: [textPart('player', `<script src="${path}"></script>\n`)],
      beside: {
        path,
        parts: [
          textPart(slot, `(window.spinreelMedia=window.spinreelMedia||{})['${slot}']='`),
          ...dataUri,
          textPart(slot, `';\n`),
        ],
      },
    };
  },
  packedBytes: (files) =>
    files.reduce((sum, { path, sizeBytes }) => sum + entryBytes + 2 * path.length + sizeBytes, endBytes),
  pack: (files) => {
    const zip = new JSZip();
    const sorted = files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
    for (const { path, bytes } of sorted) zip.file(path, bytes, { date: fixedDate, createFolders: false });
    // Not deflated: networks count what is inside, and squeezing base64 takes over ten times as long (docs/adr/0008).
    return zip.generateAsync({ type: 'uint8array', compression: 'STORE', platform: 'DOS' });
  },
};
