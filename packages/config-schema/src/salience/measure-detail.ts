import { computeDifference, type LabImage } from './lab-image.ts';
import { blurMap, findLevel, rise, type PixelMap } from './pixel-map.ts';
import type { SalienceSettings } from './salience-settings.ts';

/**
 * Measures how much more detail there is around each pixel than in the background, 0 to 1. Letters, faces and symbols have
 * edges close to each other; gradients, skies and blurred areas have none, and a pattern has them everywhere.
 */
export function measureDetail(image: LabImage, { detail, longSidePx }: SalienceSettings): PixelMap {
  const edges = measureEdges(image);
  const around = blurMap(edges, Math.round(detail.radius * longSidePx));
  const background = findLevel(around, detail.backgroundShare);
  return { ...around, values: around.values.map((value) => rise(value - background, detail.rise)) };
}

/** Measures the difference of each pixel from its right and lower neighbor, the larger of the two. In CIELAB. */
export function measureEdges({ values, widthPx, heightPx }: LabImage): PixelMap {
  const edges = new Float32Array(widthPx * heightPx);
  for (let y = 0; y < heightPx; y += 1) {
    for (let x = 0; x < widthPx; x += 1) {
      const pixel = y * widthPx + x;
      const right = x + 1 < widthPx ? pixel + 1 : pixel;
      const below = y + 1 < heightPx ? pixel + widthPx : pixel;
      edges[pixel] = Math.max(
        computeDifference(values, 3 * pixel, 3 * right),
        computeDifference(values, 3 * pixel, 3 * below),
      );
    }
  }
  return { values: edges, widthPx, heightPx };
}
