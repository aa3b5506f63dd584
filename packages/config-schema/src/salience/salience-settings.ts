/** How the part of an image that matters is found. Lengths are shares of the longer side; colors are in CIELAB. */
export const salienceSettings = {
  /** The longer side to which images are scaled down before. Thin letters are still visible. */
  longSidePx: 192,
  rarity: {
    /** The width of the edge of the image, whose colors are taken for the background. */
    edge: 0.04,
    /** A color is part of the background if this share of the edge is similar to it. */
    edgeShare: 0.1,
    /** The differences from the background over which the rarity of a color rises from 0 to 1. */
    rise: [10, 34],
    /** What a detail in a color of the background counts, 0 to 1. */
    least: 0.15,
  },
  detail: {
    /** The radius in which details count together: that of letters. */
    radius: 0.016,
    /** Detail that the background has, too, is subtracted: the level below which this share of the image is. */
    backgroundShare: 0.35,
    /** The differences between neighboring pixels over which detail rises from 0 to 1. */
    rise: [2, 14],
  },
  parts: {
    /** The least salience of a pixel of a part, 0 to 1. */
    least: 0.16,
    /** The same by the salience of the most salient pixel. */
    leastShare: 0.3,
    /** Parts whose distance is at most twice this one are one part. */
    reach: 0.014,
    /** A part becomes two if their boxes have at most this share of its area. */
    mostSplit: 0.8,
    /** Share of a part's salience that its box may leave out at each side. */
    trimShare: 0.006,
    /** The least weight of a part by that of the heaviest one. */
    leastWeight: 0.08,
    /** The least area of a box, as a share of the image. */
    leastArea: 0.003,
    /** If a box covers more of the image, nothing stands out. */
    mostArea: 0.8,
    mostParts: 3,
  },
} as const;
export type SalienceSettings = typeof salienceSettings;
