import { designStage } from '@spinreel/config-schema/placement-geometry';
import type { Rect, Size } from './rect.ts';

/** Viewports up to this shape (width by height) are filled to the edges. */
export const widestFilledAspect = 3 / 4;

/** The stage's own shape in squarer and landscape viewports: the cover's, so that nothing of it is cut off. */
export const framedStageAspect = 9 / 16;

/**
 * Where the stage stands in a viewport: all of it when it is portrait, else a centred portrait stage of full height.
 * What is left at its sides shows a blurred backdrop.
 */
export function stageRect({ width, height }: Size): Rect {
  // Half a percent of tolerance: 3:4 stays 3:4 when the device rounds to whole pixels.
  if (width <= height * widestFilledAspect * 1.005) return { x: 0, y: 0, width, height };
  const stageWidth = Math.round(height * framedStageAspect);
  return { x: Math.round((width - stageWidth) / 2), y: 0, width: stageWidth, height };
}

/** How much larger than on the design stage (375 x 667 px) elements are drawn. */
export function stageScale({ width, height }: Size): number {
  return Math.min(width / designStage.widthPx, height / designStage.heightPx);
}
