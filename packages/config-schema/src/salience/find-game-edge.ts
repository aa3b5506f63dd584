import type { RgbImage } from './lab-image.ts';

const settings = {
  /** Pixels whose darkest channel is lower, 0 to 255, are not light. */
  leastLight: 140,
  /** Pixels with a higher saturation, 0 to 1, are not pale. */
  mostSaturation: 0.35,
  /** A column with a larger share of light, pale pixels belongs to the page around the game. */
  mostInGame: 0.4,
  /** At least this share of the edge must be light and pale: less may be a light part of the game. */
  leastAtEdge: 0.8,
  /** How far inside of the game its color is taken, as a share of the width: its border is not its background. */
  inside: 0.01,
  /** A game that starts farther to the right has no page around it, but something light at its left. */
  farthest: 0.4,
} as const;

/**
 * Finds where the game begins in a frame of a recording with a light, pale page around it, as a share of the width from the
 * left. Null if there is no such page. The surroundings of the video continue the frame from there: a darkened page would be
 * gray.
 */
export function findGameEdge(frame: RgbImage): number | null {
  const { widthPx } = frame;
  if (measurePaleShare(frame, 0) < settings.leastAtEdge) return null;
  for (let x = 1; x < settings.farthest * widthPx; x++)
    if (measurePaleShare(frame, x) <= settings.mostInGame) return x / widthPx + settings.inside;
  return null;
}

/** Returns which share of a column is light and pale, 0 to 1. */
function measurePaleShare({ pixels, widthPx, heightPx }: RgbImage, x: number): number {
  let count = 0;
  for (let y = 0; y < heightPx; y++) {
    const at = 3 * (y * widthPx + x);
    const channels = pixels.subarray(at, at + 3);
    const [least, most] = [Math.min(...channels), Math.max(...channels)];
    if (least >= settings.leastLight && most - least <= settings.mostSaturation * most) count++;
  }
  return count / heightPx;
}
