import { computeDifference, type LabImage } from './lab-image.ts';
import { rise, type PixelMap } from './pixel-map.ts';
import type { SalienceSettings } from './salience-settings.ts';

/** The pixels of the edge that are compared, at most. */
const mostSamples = 240;

/** Similar colors are measured once: they have the same numbers divided by this one. */
const sameColor = 3;

/**
 * Measures how much the color of each pixel differs from the background, 0 to 1. The edge of an image is mostly background,
 * so a color is as rare as it is far from the nearest colors there. (Boundary prior: Wei et al., Geodesic Saliency, 2012.)
 */
export function measureRarity(image: LabImage, { rarity }: SalienceSettings): PixelMap {
  const { values, widthPx, heightPx } = image;
  const edge = listEdge(image, Math.max(1, Math.round(rarity.edge * Math.max(widthPx, heightPx))));
  const nearest = Math.floor(rarity.edgeShare * (edge.length - 1));
  const measured = new Map<number, number>();
  const distances = new Float32Array(edge.length);
  const rarities = new Float32Array(widthPx * heightPx);
  for (let pixel = 0; pixel < rarities.length; pixel += 1) {
    const color = getColorKey(values, 3 * pixel);
    let value = measured.get(color);
    if (value === undefined) {
      for (const [index, other] of edge.entries())
        distances[index] = computeDifference(values, 3 * pixel, 3 * other);
      value = rise(distances.toSorted()[nearest] ?? 0, rarity.rise);
      measured.set(color, value);
    }
    rarities[pixel] = value;
  }
  return { values: rarities, widthPx, heightPx };
}

/** Returns the indexes of some of the pixels at the edge, evenly distributed. */
function listEdge({ widthPx, heightPx }: LabImage, edgePx: number): number[] {
  const pixels = Array.from({ length: widthPx * heightPx }, (_, pixel) => pixel).filter((pixel) => {
    const [x, y] = [pixel % widthPx, Math.floor(pixel / widthPx)];
    return Math.min(x, y, widthPx - 1 - x, heightPx - 1 - y) < edgePx;
  });
  const step = Math.max(1, pixels.length / mostSamples);
  return Array.from({ length: Math.floor(pixels.length / step) }, (_, index) => {
    return pixels[Math.floor(index * step)] ?? 0;
  });
}

function getColorKey(values: Float32Array, at: number): number {
  const round = (offset: number) => Math.round((values[at + offset] ?? 0) / sameColor) + 64;
  return (round(0) * 256 + round(1)) * 256 + round(2);
}
