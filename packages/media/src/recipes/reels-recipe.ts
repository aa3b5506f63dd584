/** How the reels of a video are found. Levels of grey are 0 to 255. */
export interface ReelsRecipe {
  readonly type: 'reels';
  /** The size to which frames are scaled down. One pixel is less than a percent of the video's width. */
  readonly widthPx: number;
  readonly heightPx: number;
  /** Frames per second that are compared. */
  readonly frameRate: number;
  readonly motion: {
    /** Smaller differences between two frames are noise of the encoder. */
    readonly noise: number;
    /** Larger differences count as this one, so that flashes do not outweigh the reels. */
    readonly most: number;
    /** Factor by which the movement at rest is subtracted, so that animated backgrounds do not count. */
    readonly restFactor: number;
    /** Frames that are left out at the start of each rest, because the reels still settle. */
    readonly settlingFrames: number;
  };
  readonly region: {
    /** The level of the movement that is compared: all but this share of the pixels move less. */
    readonly levelShare: number;
    /** Share of that level from which a pixel counts as completely moving. */
    readonly fullShare: number;
    /** Least level of movement of a clip whose reels spin. */
    readonly leastLevel: number;
    /** A rectangle grows as long as its new pixels move more than this, 0 to 1. */
    readonly growth: number;
    /** Largest share of the width and of the height. A movement of the whole frame is no reel. */
    readonly largest: number;
    /** Smallest share of the width and of the height. Smaller movements are buttons and counters. */
    readonly smallest: number;
  };
  readonly edge: {
    /** How far outside and inside of the moving area an edge is looked for, as shares of the video's size. */
    readonly outside: number;
    readonly inside: number;
    /** Least difference between the two sides of an edge. */
    readonly leastStep: number;
    /** Share of the strongest edge nearby from which an edge counts. */
    readonly stepShare: number;
  };
  /** The ranges over which the confidence of one sign rises from 0 to 1. */
  readonly confidence: {
    /** Share of the movement inside that is strong. */
    readonly inside: readonly [number, number];
    /** Share of the area outside that moves; falls. */
    readonly outside: readonly [number, number];
    /** Movement during spins by movement at rests. */
    readonly contrast: readonly [number, number];
    /** Movement of what surrounds the reels by its detail; falls. */
    readonly surroundings: readonly [number, number];
    /** A region with a lower confidence is not returned. */
    readonly least: number;
  };
  /** The longest side of the still image, and ffmpeg's quality scale for JPEG: 2 is best, 31 is worst. */
  readonly still: { readonly longSidePx: number; readonly jpegScale: number };
}

/** The recipe for finding reels. */
export const reelsRecipe: ReelsRecipe = {
  type: 'reels',
  widthPx: 128,
  heightPx: 96,
  frameRate: 15,
  motion: { noise: 2, most: 40, restFactor: 1.5, settlingFrames: 2 },
  region: { levelShare: 0.02, fullShare: 0.35, leastLevel: 2, growth: 0.4, largest: 0.92, smallest: 0.1 },
  edge: { outside: 0.045, inside: 0.015, leastStep: 4, stepShare: 0.3 },
  confidence: {
    inside: [0.55, 0.8],
    outside: [0.2, 0.05],
    contrast: [2, 8],
    surroundings: [0.8, 0.4],
    least: 0.3,
  },
  still: { longSidePx: 960, jpegScale: 4 },
};
