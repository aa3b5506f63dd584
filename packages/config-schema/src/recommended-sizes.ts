/** What uploads should measure to look their best (product spec, sections 1 and 9). Aspects are width by height. */
export const recommendedSizes = {
  cover: { widthPx: 1080, heightPx: 1920, aspect: 9 / 16 },
  gameplayVideo: { aspect: 16 / 9 },
  customBackground: { aspect: 1 },
} as const;
