/** How the part of an image that matters is found. Lengths are shares of the longer side; colors are in CIELAB. */
export interface SalienceSettings {
  /** The longer side to which images are scaled down before. Thin letters are still visible. */
  readonly longSidePx: number;
  readonly rarity: {
    /** The width of the edge of the image, whose colors are taken for the background. */
    readonly edge: number;
    /** A color is part of the background if this share of the edge is similar to it. */
    readonly edgeShare: number;
    /** The differences from the background over which the rarity of a color rises from 0 to 1. */
    readonly rise: readonly [number, number];
    /** What a detail in a color of the background counts, 0 to 1. */
    readonly least: number;
  };
  readonly detail: {
    /** The radius in which details count together: that of letters. */
    readonly radius: number;
    /** Detail that the background has, too, is subtracted: the level below which this share of the image is. */
    readonly backgroundShare: number;
    /** The differences between neighboring pixels over which detail rises from 0 to 1. */
    readonly rise: readonly [number, number];
  };
  readonly parts: {
    /** The least salience of a pixel of a part, 0 to 1. */
    readonly least: number;
    /** The same by the salience of the most salient pixel. */
    readonly leastShare: number;
    /** Parts whose distance is at most twice this one are one part. */
    readonly reach: number;
    /** A part becomes two if their boxes have at most this share of its area. */
    readonly mostSplit: number;
    /** Share of a part's salience that its box may leave out at each side. */
    readonly trimShare: number;
    /** The least weight of a part by that of the heaviest one. */
    readonly leastWeight: number;
    /** The least area of a box, as a share of the image. */
    readonly leastArea: number;
    /** If a box covers more of the image, nothing stands out. */
    readonly mostArea: number;
    readonly mostParts: number;
  };
}

export const salienceSettings: SalienceSettings = {
  longSidePx: 192,
  rarity: { edge: 0.04, edgeShare: 0.1, rise: [10, 34], least: 0.15 },
  detail: { radius: 0.016, backgroundShare: 0.35, rise: [2, 14] },
  parts: {
    least: 0.16,
    leastShare: 0.3,
    reach: 0.014,
    mostSplit: 0.8,
    trimShare: 0.006,
    leastWeight: 0.08,
    leastArea: 0.003,
    mostArea: 0.8,
    mostParts: 3,
  },
};
