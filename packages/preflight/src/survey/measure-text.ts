import { decode } from 'fast-png';
import type { Box, Contrast } from './survey.ts';
import type { TextLayout } from './in-page/read-layout.ts';

type Rgb = readonly [red: number, green: number, blue: number];

/** A screenshot whose pixels can be read by CSS pixels of the phone. */
export interface Pixels {
  readonly widthPx: number;
  readonly heightPx: number;
  read(x: number, y: number): Rgb;
}

/** Decodes a screenshot of a phone that is `screenWidthPx` wide. */
export function readPixels(png: Uint8Array, screenWidthPx: number): Pixels {
  const { width, height, channels, data } = decode(png);
  const scale = width / screenWidthPx;
  return {
    widthPx: screenWidthPx,
    heightPx: Math.round(height / scale),
    read(x, y) {
      const at =
        (Math.min(height - 1, Math.floor(y * scale)) * width + Math.min(width - 1, Math.floor(x * scale))) *
        channels;
      return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    },
  };
}

/** Returns the contrast ratio of two colours as WCAG 2.2 defines it: 1 to 21. */
export function contrastRatio(a: Rgb, b: Rgb): number {
  const [high, low] = [luminance(a), luminance(b)].toSorted((one, other) => other - one) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** Text and what is behind it differ at least this much in one of the colours, or nothing can be said about covers. */
const minDifference = 32;

/** Letters change the pixels of their slice by at least this share of the full difference. Thin letters are not solid. */
const minInk = 0.3;

/** The width of a slice in which there must be a letter, in font sizes. Spaces are narrower. */
const sliceWidthEm = 1.5;

/** A line is higher than its letters. This share at its upper and lower edge is not behind letters. */
const emptyShare = 0.1;

/** A text is covered if more than this share of it is. */
const coveredLimit = 0.15;

/**
 * Compares the screenshots of a page with a text and without its letters. A text that something hides changes no pixel. The
 * contrast is that of the text's color and each pixel behind its lines. Of a text filled with a gradient, the pixels of the
 * letters are used: the best ones of each slice. An outline counts as behind the text.
 */
export function measureText(
  { known, visibleLines, coveredShare: hitShare }: TextLayout,
  { withText, withoutText }: { withText: Pixels; withoutText: Pixels },
  outlineColor: string | null,
): { contrast: Contrast | null; isCovered: boolean } {
  const fill = known.color === null ? null : parseColor(known.color);
  const outline = outlineColor === null ? null : parseColor(outlineColor);
  const slices = visibleLines.flatMap((line) => sliceLine(line, known.fontSizePx * sliceWidthEm));
  const ratios: number[] = [];
  let coveredCount = 0;
  for (const slice of slices) {
    const inSlice: number[] = [];
    let ink = 0;
    let full = 0;
    for (let y = Math.ceil(slice.y); y < slice.y + slice.height; y++)
      for (let x = Math.ceil(slice.x); x < slice.x + slice.width; x++) {
        const behind = withoutText.read(x, y);
        const shown = withText.read(x, y);
        const mixed = fill === null ? shown : mix(fill, behind, known.opacity);
        ink = Math.max(ink, difference(shown, behind));
        full = Math.max(full, difference(mixed, behind));
        const ratio = contrastRatio(mixed, behind);
        inSlice.push(outline === null ? ratio : Math.max(ratio, contrastRatio(mixed, outline)));
      }
    if (fill === null) ratios.push(Math.max(1, ...inSlice));
    else for (const ratio of inSlice) ratios.push(ratio);
    // A cover of the text's own colour cannot be seen in the pixels.
    const isUndecided = full < minDifference;
    if (isUndecided ? hitShare > 0.5 : ink < full * minInk) coveredCount++;
  }
  const coveredShare = slices.length === 0 ? 0 : coveredCount / slices.length;
  const isCovered = coveredShare > coveredLimit;
  if (ratios.length === 0 || coveredShare > 0.5) return { contrast: null, isCovered };
  ratios.sort((a, b) => a - b);
  return {
    contrast: { fifthPercentile: percentile(ratios, 0.05), median: percentile(ratios, 0.5) },
    isCovered,
  };
}

function sliceLine({ x, y, width, height }: Box, widthPx: number): Box[] {
  const edgePx = Math.max(1, height * emptyShare);
  const line = { x, y: y + edgePx, width, height: Math.max(1, height - 2 * edgePx) };
  const count = Math.max(1, Math.floor(line.width / widthPx));
  return Array.from({ length: count }, (_, index) => ({
    ...line,
    x: line.x + (index * line.width) / count,
    width: line.width / count,
  }));
}

function percentile(sorted: readonly number[], share: number): number {
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 1;
  return Math.round(value * 100) / 100;
}

function mix(top: Rgb, bottom: Rgb, opacity: number): Rgb {
  const part = (at: 0 | 1 | 2) => top[at] * opacity + bottom[at] * (1 - opacity);
  return [part(0), part(1), part(2)];
}

function difference(a: Rgb, b: Rgb): number {
  return Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]));
}

/** The linear values of the 256 values of a channel (sRGB). */
const linearValues = Array.from({ length: 256 }, (_, value) =>
  value <= 10.31475 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
);

function luminance([red, green, blue]: Rgb): number {
  const linear = (value: number) => linearValues[Math.round(value)] ?? 0;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function parseColor(hex: string): Rgb {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}
