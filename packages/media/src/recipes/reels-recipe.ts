/** The recipe for finding the reels of a video. Levels of grey are 0 to 255. */
export const reelsRecipe = {
  type: 'reels',
  /** The size to which frames are scaled down. One pixel is less than a percent of the video's width. */
  widthPx: 128,
  heightPx: 96,
  /** Frames per second that are compared. */
  frameRate: 15,
  motion: {
    /** Smaller differences between two frames are noise of the encoder. */
    noise: 2,
    /** Larger differences count as this one, so that flashes do not outweigh the reels. */
    most: 40,
    /** Factor by which the movement at rest is subtracted, so that animated backgrounds do not count. */
    restFactor: 1.5,
    /** Frames that are left out at the start of each rest, because the reels still settle. */
    settlingFrames: 2,
  },
  region: {
    /** The level of the movement that is compared: all but this share of the pixels move less. */
    levelShare: 0.02,
    /** Share of that level from which a pixel counts as completely moving. */
    fullShare: 0.35,
    /** Least level of movement of a clip whose reels spin. */
    leastLevel: 2,
    /** A rectangle grows as long as its new pixels move more than this, 0 to 1. */
    growth: 0.4,
    /** Largest share of the width and of the height. A movement of the whole frame is no reel. */
    largest: 0.92,
    /** Smallest share of the width and of the height. Smaller movements are buttons and counters. */
    smallest: 0.1,
  },
  edge: {
    /** How far outside and inside of the moving area an edge is looked for, as shares of the video's size. */
    outside: 0.045,
    inside: 0.015,
    /** Least difference between the two sides of an edge. */
    leastStep: 4,
    /** Share of the strongest edge nearby from which an edge counts. */
    stepShare: 0.3,
  },
  /** The ranges over which the confidence of one sign rises from 0 to 1. */
  confidence: {
    /** Share of the movement inside that is strong. */
    inside: [0.55, 0.8],
    /** Share of the area outside that moves; falls. */
    outside: [0.2, 0.05],
    /** Movement during spins by movement at rests. */
    contrast: [2, 8],
    /** Movement of what surrounds the reels by its detail; falls. */
    surroundings: [0.8, 0.4],
    /** A region with a lower confidence is not returned. */
    least: 0.3,
  },
  /** The longest side of the still image, and ffmpeg's quality scale for JPEG: 2 is best, 31 is worst. */
  still: {
    longSidePx: 960,
    jpegScale: 4,
  },
} as const;
export type ReelsRecipe = typeof reelsRecipe;
