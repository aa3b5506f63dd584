/* The player contains these numbers. They are separate constants, and none is computed, so that they are inlined. */

/** The width of the stage on which ads are designed, in CSS pixels. */
export const designStageWidthPx = 375;

/** The width of the stage for which sizes in landscape are designed, in CSS pixels. A phone shows it at about 90 %. */
export const landscapeStageWidthPx = 750;

/** The height of the video area of split-screen mode, as a share of the screen's, at size factor 1. */
export const videoAreaHeightShare = 0.5;

/**
 * Returns the width of the video area of split-screen mode, as a share of the screen's, at size factor 1. Videos that are
 * narrower than 3:2 get more, up to the space for the frame. `aspect` is the video's width by its height.
 */
export function getVideoAreaWidthShare(aspect: number): number {
  return aspect < 1.5 ? 0.94 : 0.9;
}

/** The width by height above which a cover is shown whole on phones, because they would cut off more than a quarter of it. */
export const broadCoverAspect = 0.75;
