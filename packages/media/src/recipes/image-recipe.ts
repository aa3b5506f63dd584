import type { ResolvedImages } from '@spinreel/config-schema/ad/resolved-ad';

/** The boxes into which images are scaled, in pixels. */
export const imageBoxes = {
  fullScreen: { maxWidthPx: 1080, maxHeightPx: 1920 },
  landscapeScreen: { maxWidthPx: 1920, maxHeightPx: 1080 },
  decoration: { maxWidthPx: 600, maxHeightPx: 600 },
} as const;

/**
 * How an image is made from its upload. It is turned upright and never enlarged, and its metadata is removed.
 * Animations stay if they are small enough.
 */
export interface ImageRecipe {
  readonly type: 'image';
  readonly maxWidthPx: number;
  readonly maxHeightPx: number;
  /** WebP qualities, best first. The first whose result is within `wantedBytes` is used, otherwise the last. */
  readonly webpQualities: readonly number[];
  readonly webpEffort: number;
  readonly wantedBytes: number;
  /** Images with transparency may become a palette PNG if that is smaller. */
  readonly palettePngQuality: number;
  /** How pixel art and logos are recognized, and how many bytes their exact colours may cost. */
  readonly flatArt: {
    /** An image is flat art if at least this share of its pixels equals the previous pixel. */
    readonly fromShare: number;
    /** Lossless is used up to this share of `wantedBytes`, whatever the size of the lossy result. */
    readonly freeShare: number;
    /** Lossless is also used up to this multiple of the lossy result's size. */
    readonly maxTimesLossy: number;
  };
  /** A larger animation is replaced by its first frame. */
  readonly maxAnimationBytes: number;
}

const fullScreen: ImageRecipe = {
  type: 'image',
  ...imageBoxes.fullScreen,
  webpQualities: [80, 70, 60],
  webpEffort: 4,
  wantedBytes: 200_000,
  palettePngQuality: 90,
  // Measured: palette images, icons and screenshots have at least 0.88 of equal pixels, rendered covers at most 0.54.
  // Lossless took 1 to 78 % of the bytes of lossy WebP for the palette images, 100 to 120 % for an icon and a
  // screenshot with smooth edges. Lossy WebP changed single channels by up to 166 of 255. A quarter of the wanted bytes
  // is about one percent of an ad.
  flatArt: { fromShare: 0.75, freeShare: 0.25, maxTimesLossy: 1.25 },
  maxAnimationBytes: 400_000,
};

const landscapeScreen: ImageRecipe = { ...fullScreen, ...imageBoxes.landscapeScreen };

const decoration: ImageRecipe = {
  ...fullScreen,
  ...imageBoxes.decoration,
  wantedBytes: 70_000,
  maxAnimationBytes: 150_000,
};

/** Derives the recipe for an ad that would not fit otherwise: four fifths of the size, and a lower quality. */
export function tightenImageRecipe(recipe: ImageRecipe): ImageRecipe {
  return {
    ...recipe,
    maxWidthPx: recipe.maxWidthPx * 0.8,
    maxHeightPx: recipe.maxHeightPx * 0.8,
    webpQualities: [60, 50, 40],
    wantedBytes: recipe.wantedBytes * 0.4,
    maxAnimationBytes: recipe.maxAnimationBytes * 0.5,
  };
}

/** The recipe of each image of an ad. */
export const imageRecipes: { readonly [Slot in keyof ResolvedImages]: ImageRecipe } = {
  coverImage: fullScreen,
  landscapeCoverImage: landscapeScreen,
  outroImage: fullScreen,
  lowerHalfImage: fullScreen,
  frameImage: fullScreen,
  backgroundImage: fullScreen,
  winningBadgeImage: decoration,
  spinButtonImage: decoration,
  finalCtaButtonImage: decoration,
  appIcon: decoration,
  logoImage: decoration,
};
