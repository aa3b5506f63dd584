import type { PixelRectangle } from './find-heaviest-rectangle.ts';
import type { SpinMotion } from './measure-spin-motion.ts';

/**
 * Measures how much the surroundings of a rectangle move while the reels spin: their deviation from the mean frame by their
 * detail. About 0 for a frame around reels, and 1 or more if the camera moves. A side counts as a whole, and the side that
 * moves most does not count, because something next to the reels may be animated.
 */
export function measureSurroundings(
  rectangle: PixelRectangle,
  options: { motion: SpinMotion; widthPx: number },
): number {
  const { motion, widthPx } = options;
  const heightPx = Math.floor(motion.meanFrame.length / widthPx);
  const sides = listSides(rectangle, { widthPx, heightPx }).map((pixels) => {
    const detail = pixels.map((at) => measureDetail(motion.firstFrame, at, widthPx));
    return computeMedian(pixels.map((at) => motion.deviation[at] ?? 0)) / (computeMean(detail) + leastDetail);
  });
  return sides.toSorted((a, b) => b - a)[1] ?? 0;
}

/** Flat surroundings have no detail. Their noise must not look like movement. Levels of grey. */
const leastDetail = 4;

/** Pixels next to a rectangle that are looked at. The frame around reels is at least as thick. */
const ringPx = 2;

/** Returns the indexes of the pixels next to each side of a rectangle. A side at the edge of the video has none. */
function listSides(
  { left, top, right, bottom }: PixelRectangle,
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
): number[][] {
  const list = (area: PixelRectangle) => {
    const pixels: number[] = [];
    for (let y = Math.max(0, area.top); y < Math.min(heightPx, area.bottom); y += 1) {
      for (let x = Math.max(0, area.left); x < Math.min(widthPx, area.right); x += 1) {
        pixels.push(y * widthPx + x);
      }
    }
    return pixels;
  };
  return [
    { left: left - ringPx, top, right: left, bottom },
    { left: right, top, right: right + ringPx, bottom },
    { left, top: top - ringPx, right, bottom: top },
    { left, top: bottom, right, bottom: bottom + ringPx },
  ]
    .map(list)
    .filter((pixels) => pixels.length > 0);
}

function measureDetail(frame: Float64Array, at: number, widthPx: number): number {
  const grey = frame[at] ?? 0;
  return Math.max(
    ...[-1, 1, -widthPx, widthPx].map((offset) => Math.abs((frame[at + offset] ?? grey) - grey)),
  );
}

function computeMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function computeMean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
