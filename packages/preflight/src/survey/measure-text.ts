import { decode } from 'fast-png';
import type { Box, Contrast } from './survey.ts';
import type { TextLayout, TextRun } from './in-page/read-layout.ts';

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

/** Letters that change less than this share in three slices in a row are behind something translucent. */
const clearInk = 0.5;

/** Pixels that change more by themselves belong to something that moves. */
const maxNoise = 8;

/** The width of a slice in which there must be a letter, in font sizes. Spaces are narrower. */
const sliceWidthEm = 1.5;

/** A line is higher than its letters. This share at its upper and lower edge is not behind letters. */
const emptyShare = 0.1;

/** A text is covered if more than this share of it is. */
const coveredLimit = 0.15;

/** Screenshots of a screen with a text and without its letters. */
export interface TextScreens {
  readonly withText: Pixels;
  /** The first screen a moment later, if the ad may move by itself. Pixels that differ say nothing about letters. */
  readonly later: Pixels | null;
  readonly withoutText: Pixels;
}

/**
 * Compares the screenshots of a page with a text and without its letters. A text that something hides changes no pixel. The
 * contrast is that of the text's color and each pixel behind its lines. Of a text filled with a gradient, the pixels of the
 * letters are used: the best ones of each slice. Behind something translucent, the strongest letter of each slice is. An
 * outline counts as behind the text. `outlineColor` is that of runs without an own one.
 */
export function measureText(
  { runs, coveredShare: hitShare }: Pick<TextLayout, 'runs' | 'coveredShare'>,
  screens: TextScreens,
  outlineColor: string | null,
): { contrast: Contrast | null; isCovered: boolean } {
  const slices = runs.flatMap((run) =>
    run.visibleLines
      .flatMap((line) => sliceLine(line, run.fontSizePx * sliceWidthEm))
      .map((box) => readSlice(box, run, screens)),
  );
  const ratios: number[] = [];
  let coveredCount = 0;
  for (const [index, slice] of slices.entries()) {
    const around = slices.slice(Math.max(0, index - 1), index + 2);
    const isFaint = !slice.run.isDrawn && around.every(({ ink, full }) => ink < full * clearInk);
    for (const ratio of rateSlice(slice, isFaint, outlineColor)) ratios.push(ratio);
    // A cover of the text's own colour cannot be seen in the pixels.
    const isUndecided = slice.run.isDrawn || slice.full < minDifference;
    if (isUndecided ? hitShare > 0.5 : slice.ink < slice.full * minInk) coveredCount++;
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

/** The pixels of a part of a line. */
interface Slice {
  readonly run: TextRun;
  readonly behind: readonly Rgb[];
  readonly shown: readonly Rgb[];
  /** The largest change by a letter, and the one by a solid letter. */
  readonly ink: number;
  readonly full: number;
  /** The color of the letter with the largest change. */
  readonly strongest: Rgb;
}

function readSlice(box: Box, run: TextRun, { withText, later, withoutText }: TextScreens): Slice {
  const fill = run.color === null ? null : parseColor(run.color);
  const behind: Rgb[] = [];
  const shown: Rgb[] = [];
  let [ink, full] = [0, 0];
  let strongest: Rgb = [0, 0, 0];
  for (let y = Math.ceil(box.y); y < box.y + box.height; y++)
    for (let x = Math.ceil(box.x); x < box.x + box.width; x++) {
      const back = withoutText.read(x, y);
      const front = withText.read(x, y);
      behind.push(back);
      if (later !== null && difference(front, later.read(x, y)) > maxNoise) {
        shown.push(back);
        continue;
      }
      shown.push(front);
      const change = difference(front, back);
      if (change > ink) strongest = front;
      ink = Math.max(ink, change);
      full = Math.max(full, difference(fill === null ? front : mix(fill, back, run.opacity), back));
    }
  return { run, behind, shown, ink, full, strongest };
}

/** Returns the contrast ratios of a slice: one for each pixel, or the best one of a gradient. */
function rateSlice(
  { run, behind, shown, strongest }: Slice,
  isFaint: boolean,
  outlineColor: string | null,
): number[] {
  const { color, opacity } = run;
  const outlineHex = run.outlineColor ?? outlineColor;
  const outline = outlineHex === null ? null : parseColor(outlineHex);
  const rate = (letter: Rgb, back: Rgb) =>
    Math.max(contrastRatio(letter, back), outline === null ? 1 : contrastRatio(letter, outline));
  if (color === null)
    return [behind.reduce((best, back, at) => Math.max(best, rate(shown[at] ?? back, back)), 1)];
  if (isFaint) return behind.map((back) => contrastRatio(strongest, back));
  const fill = parseColor(color);
  return behind.map((back) => rate(mix(fill, back, opacity), back));
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
