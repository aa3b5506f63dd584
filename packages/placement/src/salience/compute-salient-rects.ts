import type { Rect, Size } from '@spinreel/ad-runtime/layout/rect';
import type { SalientPart } from '@spinreel/config-schema/salience/find-salient-parts';
import { broadCoverAspect } from '@spinreel/config-schema/options/placement/design-stage';
import type { StageFrame } from '../stage/stage-shapes.ts';
import { computeBroadCoverBox } from './compute-broad-cover-box.ts';
import { computeLandscapeCoverBox } from './compute-landscape-cover-box.ts';

/** A salient part of the cover on the stage, in CSS pixels of the ad. */
export interface SalientRect {
  readonly rect: Rect;
  /** 0 to 1. */
  readonly weight: number;
}

/** What stands out in an image, and the image's width by its height. */
export interface ImageSalience {
  readonly parts: readonly SalientPart[];
  readonly aspect: number;
}

/** What stands out in the cover image, and in the one that replaces it in landscape. */
export interface CoverSalience extends ImageSalience {
  readonly landscape?: ImageSalience | null;
}

/**
 * Returns where the stage shows the salient parts of the cover. Parts that the shape crops away are left out. `pageAspect` is
 * the width by the height of a squarish page, in which the stage is a column in the middle.
 */
export function computeSalientRects(
  frame: StageFrame,
  salience: CoverSalience,
  pageAspect?: number,
): SalientRect[] {
  const { stage, isLandscape } = frame;
  const { landscape = null } = salience;
  if (isLandscape && landscape !== null) {
    const image = computeLandscapeCoverBox(stage, landscape.aspect);
    return placeParts(landscape.parts, { image, box: { x: 0, y: 0, ...stage } });
  }
  const { parts, aspect } = salience;
  if (aspect > broadCoverAspect && landscape === null) {
    const image = computeBroadCoverBox(frame, aspect, pageAspect && pageAspect * stage.height);
    return placeParts(parts, { image, box: image });
  }
  const box = computeCoverBox(frame, aspect);
  return placeParts(parts, { image: coverBox(box, aspect, isLandscape ? landscapeTop : portraitTop), box });
}

/** Returns the parts of an image inside the box that shows it. */
function placeParts(
  parts: readonly SalientPart[],
  { image, box }: { image: Rect; box: Rect },
): SalientRect[] {
  return parts.flatMap(({ region, weight }) => {
    const left = Math.max(box.x, image.x + region.x * image.width);
    const top = Math.max(box.y, image.y + region.y * image.height);
    const right = Math.min(box.x + box.width, image.x + (region.x + region.width) * image.width);
    const bottom = Math.min(box.y + box.height, image.y + (region.y + region.height) * image.height);
    if (right <= left || bottom <= top) return [];
    return [{ rect: { x: left, y: top, width: right - left, height: bottom - top }, weight }];
  });
}

/** How much of a higher image is cropped at its top, as in the player's style sheets. */
const portraitTop = 0.08;
const landscapeTop = 0.03;
/** The least width of the cover in landscape, as a share of the stage's. */
const leastLandscapeShare = 0.48;

/** The box in which the stage shows the cover: all of it, or its left part in landscape. */
function computeCoverBox({ stage, isLandscape }: StageFrame, aspect: number): Rect {
  const { width, height } = stage;
  const own = Math.min(width, Math.max(leastLandscapeShare * width, aspect * height));
  return { x: 0, y: 0, width: isLandscape ? own : width, height };
}

/** Returns the whole image that fills a box, like `object-fit: cover`. */
function coverBox(box: Size & Rect, aspect: number, top: number): Rect {
  const width = Math.max(box.width, box.height * aspect);
  const height = width / aspect;
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) * top, width, height };
}
