import type { ResolvedImages } from '@spinreel/config-schema/resolved-ad';

/** The boxes into which pictures are scaled, in pixels. */
export const imageBoxes = {
  fullScreen: { maxWidthPx: 1080, maxHeightPx: 1920 },
  decoration: { maxWidthPx: 600, maxHeightPx: 600 },
} as const;

/** How an image is made from its upload. Never enlarged, turned upright, no metadata; animations stay when they fit. */
export interface ImageRecipe {
  readonly type: 'image';
  readonly maxWidthPx: number;
  readonly maxHeightPx: number;
  /** WebP qualities, best first: the first whose result is within `wantedBytes` is taken, else the last. */
  readonly webpQualities: readonly number[];
  readonly webpEffort: number;
  readonly wantedBytes: number;
  /** Flat art with transparency may become a palette PNG where that is smaller. */
  readonly palettePngQuality: number;
  /** An animation above this becomes its first picture. */
  readonly maxAnimationBytes: number;
}

const fullScreen: ImageRecipe = {
  type: 'image',
  ...imageBoxes.fullScreen,
  webpQualities: [80, 70, 60],
  webpEffort: 4,
  wantedBytes: 200_000,
  palettePngQuality: 90,
  maxAnimationBytes: 400_000,
};

const decoration: ImageRecipe = {
  ...fullScreen,
  ...imageBoxes.decoration,
  wantedBytes: 70_000,
  maxAnimationBytes: 150_000,
};

/** The same image where an ad would not fit otherwise: four fifths as large, and plainer. */
export function tightImageRecipe(recipe: ImageRecipe): ImageRecipe {
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
  outroImage: fullScreen,
  lowerHalfImage: fullScreen,
  frameImage: fullScreen,
  backgroundImage: fullScreen,
  winningBadgeImage: decoration,
  finalCtaButtonImage: decoration,
};
