import type { Container } from '../container.ts';
import { textPart } from '../page-part.ts';

/**
 * One HTML file that holds everything. Media are text of scripts that never run, so a browser neither parses megabytes
 * of script nor keeps a second copy of them.
 */
export const singleHtml: Container = {
  extension: 'html',
  mimeType: 'text/html; charset=utf-8',
  entryPath: 'index.html',
  lookup: `function(slot){var e=document.getElementById('media-'+slot);return e&&e.textContent}`,
  embed: (slot, dataUri) => ({
    inPage: [
      textPart(slot, `<script type="text/plain" id="media-${slot}">`),
      ...dataUri,
      textPart(slot, '</script>\n'),
    ],
    beside: null,
  }),
  packedBytes: ([page]) => page?.sizeBytes ?? 0,
  pack: ([page]) => Promise.resolve(page?.bytes ?? new Uint8Array()),
};
