import JSZip from 'jszip';
import type { Container } from '../container.ts';
import { joinBytes, textPart } from '../page-part.ts';

/** The earliest moment a ZIP can record: without a fixed one, equal ads would differ in every byte of their checksum. */
const fixedDate = new Date(Date.UTC(1980, 0, 1));

/** Level 1 already brings base64 back to the size of the media; higher levels gain nothing (measured: 0.2 %). */
const deflateLevel = 1;

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
      inPage: textPart('player', `<script src="${path}"></script>\n`),
      beside: {
        path,
        bytes: joinBytes([
          textPart(slot, `(window.spinreelMedia=window.spinreelMedia||{})['${slot}']='`).bytes,
          dataUri,
          textPart(slot, `';\n`).bytes,
        ]),
      },
    };
  },
  pack: (files) => {
    const zip = new JSZip();
    const sorted = files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
    for (const { path, bytes } of sorted) zip.file(path, bytes, { date: fixedDate, createFolders: false });
    return zip.generateAsync({
      type: 'uint8array',
      compression: 'DEFLATE',
      compressionOptions: { level: deflateLevel },
      platform: 'DOS',
    });
  },
};
