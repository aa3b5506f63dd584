import {
  designStageHeightPx,
  designStageWidthPx,
  landscapeStageHeightPx,
  landscapeStageWidthPx,
} from '@spinreel/config-schema/options/placement/design-stage';
import type { Size } from './rect.ts';

/** Share of a landscape stage's width that texts and buttons may use, so that they fit next to an image. */
const landscapeTextShare = 0.5;

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

/** Returns the width in CSS pixels to which texts and buttons are fitted. */
export function textWidthPx(stage: Size): number {
  return stage.width * (isLandscape(stage) ? landscapeTextShare : 1);
}
