/** The recipe for finding moments. Levels of grey are 0 to 255. */
export const momentsRecipe = {
  type: 'moments',
  /** The size to which frames are scaled down: movement stays visible, and noise is averaged away. */
  widthPx: 64,
  heightPx: 36,
  sampleRate: 8000,
  rest: {
    /** If a clip's most active frames differ by fewer levels of grey, the whole clip is still. */
    leastMotion: 0.5,
    /** A clip rests below this share of the range between its calm and its active level. */
    stillShare: 0.1,
    /** A rest ends above this share of the range. */
    onsetShare: 0.03,
    leastRestSeconds: 0.3,
    leastMotionSeconds: 0.4,
    /** Time that a clip's calm and its active level must last in total to be known. */
    leastLevelSeconds: 1,
    /** Number of frames between the pause and the first movement. */
    framesBeforeOnset: 2,
  },
  win: {
    /** A movement that follows a spin after a shorter rest is its win, not another spin. */
    longestPauseSeconds: 0.5,
    /** A new scene within a movement is the win, if the reels have moved for this long. */
    leastSpinSeconds: 0.8,
  },
  scene: {
    /** Least difference between a frame and the previous one, in levels of grey. */
    leastJump: 12,
    /** Least factor by which a frame differs more than its neighbours do. */
    timesNeighbours: 4,
    /** Least share of pixels whose shades differ from the previous frame. */
    leastHistogramShare: 0.3,
  },
  sound: {
    /** Seconds that are compared before and after a frame. */
    windowSeconds: 0.3,
    leastJumpDb: 9,
    /** Differences below this level are inaudible. */
    silenceDb: -45,
  },
  choice: {
    max: 12,
    /** Of moments that are closer together, only the best stays. */
    leastApartSeconds: 0.25,
    /** No pause makes sense right after the start, or right before the end. */
    afterStartSeconds: 0.3,
    beforeEndSeconds: 0.5,
  },
} as const;
export type MomentsRecipe = typeof momentsRecipe;
