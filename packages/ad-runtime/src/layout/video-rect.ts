import {
  getVideoAreaWidthShare,
  videoAreaHeightShare,
} from '@spinreel/config-schema/options/placement/design-stage';
import type { VideoArea } from '../runtime-ad.ts';
import { containRect } from './contain-rect.ts';
import type { Rect, Size } from './rect.ts';
import { withChanges } from '../with-changes.ts';
import { isLandscape } from './stage-measures.ts';

/** The share of a landscape stage's free width that is left of videos and images. The style sheet uses the same. */
const landscapeLeftShare = 0.2;

/** The part of a landscape stage's width that a split-screen video may use. The button is right of it. */
const landscapeArea = { left: 0.015, width: 0.765 } as const;

/**
 * The video's own box in CSS pixels. `aspect` is the video's width divided by its height.
 *
 * In split-screen mode, it is the largest that fits into the video area of 90 x 50 % of the stage, times its size factor, and
 * into `space`, the part of the stage that other elements leave. It is moved below the upper limit of `space`, and so that the
 * stage crops none of it; a box larger than the stage covers it without a gap. On a squarish page the stage is a column in its
 * middle, and the video uses the width of the page, `pageWidth`, and all of `space`. In landscape, it is the largest box left of
 * the button.
 *
 * In full-screen mode, it is the whole stage, or, where that would crop too much, the largest box that shows all of the video.
 * In landscape a fifth of the free width is left of it, as in the style sheet.
 */
export function videoRect(
  { width, height }: Size,
  area: VideoArea,
  aspect: number,
  pageWidth: number,
  space: Rect,
): Rect {
  const stage = { x: 0, y: 0, width, height };
  if (area.kind === 'split') {
    if (isLandscape(stage))
      return containRect(
        withChanges(space, { x: width * landscapeArea.left, width: width * landscapeArea.width }),
        aspect,
      );
    const { centre, sizeFactor } = area;
    const isSquarish = pageWidth > width;
    const most = Math.min(space.height, isSquarish ? height : height * videoAreaHeightShare);
    const boxWidth = Math.min(pageWidth * getVideoAreaWidthShare(aspect), most * aspect) * sizeFactor;
    const boxHeight = boxWidth / aspect;
    const middle = isSquarish ? space.y + space.height * 2 * centre.y : height * centre.y;
    return {
      x: moveInto(pageWidth * centre.x - boxWidth / 2, pageWidth - boxWidth) - (pageWidth - width) / 2,
      y: space.y + moveInto(middle - boxHeight / 2 - space.y, height - space.y - boxHeight),
      width: boxWidth,
      height: boxHeight,
    };
  }
  // The minimum share of the video's area that is shown.
  const smallestShownShare = 0.92;
  const whole = containRect(stage, aspect, isLandscape(stage) ? landscapeLeftShare : 0.5);
  return whole.width * whole.height < smallestShownShare * width * height ? whole : stage;
}

/** The value moved between 0 and `limit`, which may be negative. */
export function moveInto(value: number, limit: number): number {
  // Old web views do not know `toSorted`.
  // oxlint-disable-next-line unicorn/no-array-sort
  return [value, 0, limit].sort((a, b) => a - b)[1] as number;
}
