import {
  designStageWidthPx,
  landscapeStageWidthPx,
} from '@spinreel/config-schema/options/placement/design-stage';
import {
  designStageHeightPx,
  landscapeStageHeightPx,
} from '@spinreel/config-schema/options/placement/design-stage-heights';
import type { Size } from './rect.ts';

/** Shares of a landscape stage's width that texts and buttons may use, so that they fit next to an image or a video. */
const landscapeTextShare = 0.5;
const smallestTextShare = 0.22;

/** Whether a stage has the landscape layout. On squarish pages the stage is a portrait column in the middle. */
export function isLandscape({ width, height }: Size): boolean {
  return width > height;
}

/** Returns the number of CSS pixels per design pixel, for editors. In ads it is a tenth of the style sheet's em. */
export function stageScale(stage: Size): number {
  return isLandscape(stage)
    ? Math.min(stage.width / landscapeStageWidthPx, stage.height / landscapeStageHeightPx)
    : Math.min(stage.width / designStageWidthPx, stage.height / designStageHeightPx);
}

/**
 * Returns the width in CSS pixels to which texts and buttons are fitted. In landscape, those near the right edge are as
 * narrow as the space there. `x` is the center, as a share of the stage's width.
 */
export function textWidthPx(stage: Size, x: number = 0.5): number {
  return (
    stage.width *
    (isLandscape(stage) ? Math.max(smallestTextShare, Math.min(landscapeTextShare, 2 - 2 * x)) : 1)
  );
}
