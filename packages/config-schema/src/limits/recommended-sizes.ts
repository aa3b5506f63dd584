/**
 * Recommended dimensions of uploads (requirement upload.recommended-sizes). Aspect ratios are width divided by height.
 */
export const recommendedSizes = {
  cover: { widthPx: 1080, heightPx: 1920, aspect: 9 / 16 },
  landscapeCover: { widthPx: 1920, heightPx: 1080, aspect: 16 / 9 },
  gameplayVideo: { aspect: 16 / 9 },
  customBackground: { aspect: 1 },
} as const;
