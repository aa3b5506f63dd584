import {
  computeContrast,
  mixColors,
} from '@spinreel/config-schema/options/appearance/lettering/color-contrast';

/** A color as CSS computes it: `#RRGGBB`, and 0 to 1. */
export interface PaintedColor {
  readonly color: string;
  readonly alpha: number;
}

/** The colors of big lettering as they are painted. */
export interface PaintedLettering {
  /** The color of the letters. */
  readonly fill: string;
  /** The gradient over that color, from the top of a line, at 0, to its bottom, at 1. */
  readonly stops: readonly (PaintedColor & { readonly at: number })[];
  /** What is around the letters: their outline, or the plate behind them. */
  readonly around: PaintedColor;
}

/** The heights of a line at which its color is compared, as shares of it. */
const heights = Array.from({ length: 20 }, (_, index) => (index + 0.5) / 20);

/**
 * Returns the contrast of big lettering with what is around its letters, 1 to 21. Half of each letter has at least this contrast,
 * because its filling is a gradient. Something translucent is compared on a black and on a white image.
 */
export function rateLettering({ fill, stops, around }: PaintedLettering): number {
  const surroundings = ['#000000', '#FFFFFF'].map((image) => mixColors(image, around.color, around.alpha));
  const ratios = heights.map((height) => {
    const color = paintAt(height, { fill, stops });
    return Math.min(...surroundings.map((surrounding) => computeContrast(color, surrounding)));
  });
  return ratios.toSorted((one, other) => one - other)[heights.length / 2] ?? 1;
}

function paintAt(height: number, { fill, stops }: Pick<PaintedLettering, 'fill' | 'stops'>): string {
  const before = stops.findLast(({ at }) => at <= height) ?? stops[0];
  const after = stops.find(({ at }) => at > height) ?? before;
  if (before === undefined || after === undefined) return fill;
  const share = before === after ? 0 : (height - before.at) / (after.at - before.at);
  // Browsers mix premultiplied colors, so a transparent one has no color.
  const [weightBefore, weightAfter] = [before.alpha * (1 - share), after.alpha * share];
  const alpha = weightBefore + weightAfter;
  if (alpha === 0) return fill;
  return mixColors(fill, mixColors(before.color, after.color, weightAfter / alpha), alpha);
}
