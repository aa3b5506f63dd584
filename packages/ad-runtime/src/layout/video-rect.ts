import {
  getVideoAreaWidthShare,
  videoAreaHeightShare,
} from '@spinreel/config-schema/options/placement/design-stage';
import type { Position } from '@spinreel/config-schema/ad/schema-parts';
import type { VideoArea } from '../runtime-ad.ts';
import { containRect } from './contain-rect.ts';
import { changeRect, type Rect, type Size } from './rect.ts';
import { isLandscape } from './stage-measures.ts';

/** The share of a landscape stage's free width that is left of videos and images. The style sheet uses the same. */
const landscapeLeftShare = 0.2;

/** By how much a split-screen video may be taller on a squarish page. */
const squarishFactor = 1.24;

/** The part of a landscape stage's width that a split-screen video may use. The button is right of it. */
const landscapeArea = { left: 0.015, width: 0.765 } as const;

/**
 * The area in CSS pixels that split-screen mode gives to a video. It may be larger than the screen, which then
 * crops it. `centre` is shares of the screen, 0 to 1. `aspect` is the video's width divided by its height.
 */
export function videoAreaRect(
  stage: Size,
  area: { readonly centre: Position; readonly sizeFactor: number },
  aspect: number,
): Rect {
  const width = stage.width * getVideoAreaWidthShare(aspect) * area.sizeFactor;
  const height = stage.height * videoAreaHeightShare * area.sizeFactor;
  return {
    x: stage.width * area.centre.x - width / 2,
    y: stage.height * area.centre.y - height / 2,
    width,
    height,
  };
}

/**
 * The video's own box in CSS pixels. In split-screen mode the largest that fits into the video area, moved so that the stage
 * crops none of it; a box larger than the stage covers it without a gap. In landscape, the largest box left of the button.
 * In full-screen mode the whole stage, or, where that would crop too much, the largest box that shows all of the video. In
 * landscape a fifth of the free width is left of it, as in the style sheet. `aspect` is the video's width divided by its
 * height. On a squarish page the stage is a column in its middle, and a split-screen video uses the width of the page,
 * `pageWidth`, and more of its height.
 */
export function videoRect(
  { width, height }: Size,
  area: VideoArea,
  aspect: number,
  pageWidth: number = width,
): Rect {
  const stage = { x: 0, y: 0, width, height };
  if (area.kind === 'split') {
    if (isLandscape(stage))
      return containRect(
        changeRect(stage, { x: width * landscapeArea.left, width: width * landscapeArea.width }),
        aspect,
      );
    const page = { width: pageWidth, height: pageWidth > width ? height * squarishFactor : height };
    const box = containRect(videoAreaRect(page, area, aspect), aspect);
    return changeRect(box, {
      x: within(box.x, pageWidth - box.width) - (pageWidth - width) / 2,
      y: within(box.y, height - box.height),
    });
  }
  // The minimum share of the video's area that is shown.
  const smallestShownShare = 0.92;
  const whole = containRect(stage, aspect, isLandscape(stage) ? landscapeLeftShare : 0.5);
  return whole.width * whole.height < smallestShownShare * width * height ? whole : stage;
}

/** The value moved between 0 and `limit`, which may be negative. */
function within(value: number, limit: number): number {
  // Old web views do not know `toSorted`.
  // oxlint-disable-next-line unicorn/no-array-sort
  return [value, 0, limit].sort((a, b) => a - b)[1] as number;
}
