import type { FontFamily } from '@spinreel/config-schema/fonts';

/** The font, and what phones that lack it show instead: the nearest in width and mood. */
export function fontStack(family: FontFamily): string {
  if (family === 'Impact') return 'Impact,"Arial Narrow Bold","Roboto Condensed",sans-serif-condensed,sans-serif';
  if (family === 'Courier New') return '"Courier New",monospace';
  return `"${family}",${family === 'Georgia' || family === 'Times New Roman' ? 'serif' : 'sans-serif'}`;
}
