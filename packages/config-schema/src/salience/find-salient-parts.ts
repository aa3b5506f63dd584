import type { VideoRegion } from '../options/placement/video-crop.ts';
import { toLab, type RgbImage, computeDifference, type LabImage } from './lab-image.ts';
import { listParts, type WeighedBox } from './list-parts.ts';
import { measureDetail } from './measure-detail.ts';
import { type PixelMap, rise } from './pixel-map.ts';
import { salienceSettings, type SalienceSettings } from './salience-settings.ts';

/** A part of an image that viewers look at, such as a face, a logo, a title or the hero. */
export interface SalientPart {
  /** Shares of the width and height of the image. */
  readonly region: VideoRegion;
  /** The part's share of everything salient. The weights of all parts add up to 1. */
  readonly weight: number;
}

/**
 * Finds up to three parts of an image that stand out, the most salient first. Null if nothing does, such as in a gradient or
 * in a pattern. `image` has a longer side of `salienceSettings.longSidePx`.
 *
 * The estimate needs no trained model. It multiplies two signs: how much a color differs from the colors at the edges of the
 * image, and how much more detail there is than in the background.
 */
export function findSalientParts(
  image: RgbImage,
  settings: SalienceSettings = salienceSettings,
): SalientPart[] | null {
  const { widthPx, heightPx } = image;
  const boxes = listParts(measureSalience(image, settings), settings);
  const isEverywhere = boxes.some(
    ({ left, top, right, bottom }) =>
      (right - left) * (bottom - top) > settings.parts.mostArea * widthPx * heightPx,
  );
  if (boxes.length === 0 || isEverywhere) return null;
  const total = boxes.reduce((sum, { weight }) => sum + weight, 0);
  return boxes.map((box) => ({
    region: toShares(box, image),
    weight: round(box.weight / total),
  }));
}

/** Measures how salient each pixel is, 0 to 1. */
export function measureSalience(image: RgbImage, settings: SalienceSettings): PixelMap {
  const lab = toLab(image);
  const rarity = measureRarity(lab, settings);
  const detail = measureDetail(lab, settings);
  const { least } = settings.rarity;
  return {
    ...detail,
    values: detail.values.map((value, pixel) => value * (least + (1 - least) * (rarity.values[pixel] ?? 0))),
  };
}

function toShares(
  { left, top, right, bottom }: WeighedBox,
  { widthPx, heightPx }: Pick<RgbImage, 'widthPx' | 'heightPx'>,
): VideoRegion {
  return {
    x: round(left / widthPx),
    y: round(top / heightPx),
    width: round((right - left) / widthPx),
    height: round((bottom - top) / heightPx),
  };
}

/** Rounds to a hundredth of a percent, which is finer than a pixel. */
function round(share: number): number {
  return Math.round(share * 10_000) / 10_000;
}

/** The pixels of the edge that are compared, at most. */
const mostSamples = 240;

/** Similar colors are measured once: they have the same numbers divided by this one. */
const sameColor = 3;

/**
 * Measures how much the color of each pixel differs from the background, 0 to 1. The edge of an image is mostly background,
 * so a color is as rare as it is far from the nearest colors there. (Boundary prior: Wei et al., Geodesic Saliency, 2012.)
 */
function measureRarity(image: LabImage, { rarity }: SalienceSettings): PixelMap {
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
