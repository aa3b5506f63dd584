import type { VideoRegion } from '../options/placement/video-crop.ts';
import { toLab, type RgbImage } from './lab-image.ts';
import { listParts, type WeighedBox } from './list-parts.ts';
import { measureDetail } from './measure-detail.ts';
import { measureRarity } from './measure-rarity.ts';
import type { PixelMap } from './pixel-map.ts';
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
