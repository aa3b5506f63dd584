import { designStageWidthPx, landscapeStageWidthPx } from './design-stage.ts';

/** The height of the design stage in CSS pixels. Its aspect ratio is 9:16. */
export const designStageHeightPx = (designStageWidthPx * 16) / 9;

/** The height of the landscape stage in CSS pixels. Its aspect ratio is 16:9. */
export const landscapeStageHeightPx = (landscapeStageWidthPx * 9) / 16;
