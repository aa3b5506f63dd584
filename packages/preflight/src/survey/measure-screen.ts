import { findSalientParts } from '@spinreel/config-schema/salience/find-salient-parts';
import { toLab, type RgbImage } from '@spinreel/config-schema/salience/lab-image';
import { measureEdges } from '@spinreel/config-schema/salience/measure-detail';
import { salienceSettings } from '@spinreel/config-schema/salience/salience-settings';
import type { Pixels } from './measure-text.ts';
import type { MainPart } from './survey.ts';

/** The distance between two compared pixels, and the side of the squares that have detail or none; in CSS pixels. */
const pixelStep = 2;
const squarePx = 16;

/** In a square without detail, neighbors differ by less than this. Differences in CIELAB are visible from about 2. */
const leastDetail = 5;

/** Measures the share of a screen that is blurred or in one color: squares without an edge. 0 to 1. */
export function measureEmptyShare(screen: Pixels): number {
  const { values, widthPx, heightPx } = measureEdges(toLab(scaleDown(screen, 1 / pixelStep, 1)));
  const side = squarePx / pixelStep;
  const [columns, rows] = [Math.floor(widthPx / side), Math.floor(heightPx / side)];
  let empty = 0;
  for (let square = 0; square < columns * rows; square += 1) {
    const [left, top] = [(square % columns) * side, Math.floor(square / columns) * side];
    let most = 0;
    for (let y = top; y < top + side; y += 1)
      for (let x = left; x < left + side; x += 1) most = Math.max(most, values[y * widthPx + x] ?? 0);
    if (most < leastDetail) empty += 1;
  }
  return columns * rows === 0 ? 0 : empty / (columns * rows);
}

/** Finds what stands out on a screen whose texts and buttons are hidden, in CSS pixels. Null if nothing does. */
export function findMainParts(screen: Pixels): MainPart[] | null {
  const scale = salienceSettings.longSidePx / Math.max(screen.widthPx, screen.heightPx);
  const parts = findSalientParts(scaleDown(screen, scale, 3));
  const round = (px: number) => Math.round(px * 10) / 10;
  return (
    parts?.map(({ region, weight }) => ({
      box: {
        x: round(region.x * screen.widthPx),
        y: round(region.y * screen.heightPx),
        width: round(region.width * screen.widthPx),
        height: round(region.height * screen.heightPx),
      },
      weight,
    })) ?? null
  );
}

/** Scales a screen down. Each pixel is the mean of `samples` times `samples` pixels. */
function scaleDown(screen: Pixels, scale: number, samples: number): RgbImage {
  const [widthPx, heightPx] = [Math.round(screen.widthPx * scale), Math.round(screen.heightPx * scale)];
  const pixels = new Uint8Array(3 * widthPx * heightPx);
  for (let y = 0; y < heightPx; y += 1)
    for (let x = 0; x < widthPx; x += 1) {
      const sums: [number, number, number] = [0, 0, 0];
      for (let part = 0; part < samples * samples; part += 1) {
        const across = (x + ((part % samples) + 0.5) / samples) / scale;
        const down = (y + (Math.floor(part / samples) + 0.5) / samples) / scale;
        const [red, green, blue] = screen.read(across, down);
        sums[0] += red;
        sums[1] += green;
        sums[2] += blue;
      }
      pixels.set(
        sums.map((sum) => sum / (samples * samples)),
        3 * (y * widthPx + x),
      );
    }
  return { pixels, widthPx, heightPx };
}
