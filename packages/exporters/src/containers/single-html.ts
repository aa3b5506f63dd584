import type { Container } from '../container.ts';
import { textPart } from '../page-part.ts';

const opening = '<script type="text/plain">';
const closing = '</script>';

/**
 * One HTML file that holds everything. Media are text of scripts that never run, so a browser neither parses megabytes
 * of script nor keeps a second copy of them. Large media stand in several: only between two of them can its parser let
 * the page draw and heed a tap.
 */
export const singleHtml: Container = {
  extension: 'html',
  mimeType: 'text/html; charset=utf-8',
  entryPath: 'index.html',
  lookup: `function(slot){var e=document.getElementById('media-'+slot);return e&&e.textContent}`,
  embed: (slot, dataUri) => ({
    inPage: [
      textPart(slot, `<div id="media-${slot}">${opening}`),
      // The first slice stands beside what is said of them all.
      ...dataUri.flatMap((part, index) => (index < 2 ? [part] : [textPart(slot, closing + opening), part])),
      textPart(slot, `${closing}</div>\n`),
    ],
    beside: null,
  }),
  packedBytes: ([page]) => page?.sizeBytes ?? 0,
  pack: ([page]) => Promise.resolve(page?.bytes ?? new Uint8Array()),
};
