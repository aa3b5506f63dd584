import type { Rect } from '@spinreel/ad-runtime/layout/rect';
import type { StageFrame } from '../stage/stage-shapes.ts';

/** The greatest height of a broad cover in portrait, and its center, as shares of the stage's height. */
const mostHeight = 0.62;
const centre = 0.4;

/** The share of the stage's width that a broad cover has in landscape, where it is left of text and button. */
const landscapeWidth = 0.54;

/**
 * Returns where the player shows a cover that is too wide to fill phones, as its style sheet.
 *
 * @param aspect - The cover's width by its height.
 * @param pageWidth - On squarish pages, the page is wider than the stage.
 */
export function computeBroadCoverBox(
  { stage, isLandscape }: StageFrame,
  aspect: number,
  pageWidth: number = stage.width,
): Rect {
  const share = isLandscape ? landscapeWidth : 1;
  const height = Math.min((isLandscape ? 1 : mostHeight) * stage.height, (share * pageWidth) / aspect);
  const width = height * aspect;
  return isLandscape
    ? { x: 0, y: (stage.height - height) / 2, width, height }
    : { x: (stage.width - width) / 2, y: stage.height * centre - height / 2, width, height };
}
