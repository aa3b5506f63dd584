import type { Container } from './container.ts';
import { textPart } from '../page/page-part.ts';

const opening = '<script type="text/plain">';
const closing = '</script>';

/**
 * One HTML file that contains everything. Media are the text of scripts that never run, so a browser does not parse
 * megabytes of script or store a second copy of them. Large media are split into several scripts, because the HTML
 * parser yields to painting and taps only between two scripts.
 */
export const singleHtml: Container = {
  extension: 'html',
  mimeType: 'text/html; charset=utf-8',
  entryPath: 'index.html',
  embed: (slot, dataUri) => ({
    inPage: [
      textPart(slot, `<div id="media-${slot}">${opening}`),
      // The first slice is in the same script as the data URI's prefix.
      ...dataUri.flatMap((part, index) => (index < 2 ? [part] : [textPart(slot, closing + opening), part])),
      textPart(slot, `${closing}</div>\n`),
    ],
    beside: null,
  }),
  packedShare: 1,
  packedBytes: ([page]) => page?.sizeBytes ?? 0,
  findContents: () => [0],
  pack: ([page]) => Promise.resolve(page?.bytes ?? new Uint8Array()),
};
