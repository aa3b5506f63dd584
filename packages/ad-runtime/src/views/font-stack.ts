import type { FontFamily } from '@spinreel/config-schema/fonts';

/** The font, and what phones that lack it show instead: the nearest in width and mood. */
export function fontStack(family: FontFamily): string {
  const fallback =
    family === 'Impact'
      ? '"Arial Narrow Bold","Roboto Condensed",sans-serif-condensed,sans-serif'
      : family === 'Courier New'
        ? 'monospace'
        : family === 'Georgia' || family === 'Times New Roman'
          ? 'serif'
          : 'sans-serif';
  return `"${family}",${fallback}`;
}
