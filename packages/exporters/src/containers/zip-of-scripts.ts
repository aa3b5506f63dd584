import type { Container } from './container.ts';
import { textPart } from '../page/page-part.ts';
import { findStoredContents, packZip } from '../zip/pack-zip.ts';
import { computeStoredZipSize } from '../zip/write-zip.ts';

/**
 * A ZIP of `index.html` and static scripts, each of which assigns one asset's data URI. Hosts that wrap the page remove
 * or block separate media files, but not scripts in the markup.
 */
export const zipOfScripts: Container = {
  extension: 'zip',
  mimeType: 'application/zip',
  entryPath: 'index.html',
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
  packedShare: 1,
  packedBytes: computeStoredZipSize,
  findContents: findStoredContents,
  // Not deflated: the networks that need scripts count unpacked bytes (docs/adr/0008).
  pack: (files) => packZip(files, 'STORE'),
};
