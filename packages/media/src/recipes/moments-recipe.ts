/** How moments are found. Levels of grey are 0 to 255. */
export interface MomentsRecipe {
  readonly type: 'moments';
  /** The size to which frames are scaled down: movement stays visible, and noise is averaged away. */
  readonly widthPx: number;
  readonly heightPx: number;
  readonly sampleRate: number;
  readonly rest: {
    /** If a clip's most active frames differ by fewer levels of grey, the whole clip is still. */
    readonly leastMotion: number;
    /** A clip rests below this share of the range between its calm and its active level. */
    readonly stillShare: number;
    /** A rest ends above this share of the range. */
    readonly onsetShare: number;
    readonly leastRestSeconds: number;
    readonly leastMotionSeconds: number;
    /** Time that a clip's calm and its active level must last in total to be known. */
    readonly leastLevelSeconds: number;
    /** Number of frames between the pause and the first movement. */
    readonly framesBeforeOnset: number;
  };
  readonly win: {
    /** A movement that follows a spin after a shorter rest is its win, not another spin. */
    readonly longestPauseSeconds: number;
    /** A new scene within a movement is the win, if the reels have moved for this long. */
    readonly leastSpinSeconds: number;
  };
  readonly scene: {
    /** Least difference between a frame and the previous one, in levels of grey. */
    readonly leastJump: number;
    /** Least factor by which a frame differs more than its neighbours do. */
    readonly timesNeighbours: number;
    /** Least share of pixels whose shades differ from the previous frame. */
    readonly leastHistogramShare: number;
  };
  readonly sound: {
    /** Seconds that are compared before and after a frame. */
    readonly windowSeconds: number;
    readonly leastJumpDb: number;
    /** Differences below this level are inaudible. */
    readonly silenceDb: number;
  };
  readonly choice: {
    readonly max: number;
    /** Of moments that are closer together, only the best stays. */
    readonly leastApartSeconds: number;
    /** No pause makes sense right after the start, or right before the end. */
    readonly afterStartSeconds: number;
    readonly beforeEndSeconds: number;
  };
}

/** The recipe for finding moments. */
export const momentsRecipe: MomentsRecipe = {
  type: 'moments',
  widthPx: 64,
  heightPx: 36,
  sampleRate: 8000,
  rest: {
    leastMotion: 0.5,
    stillShare: 0.1,
    onsetShare: 0.03,
    leastRestSeconds: 0.3,
    leastMotionSeconds: 0.4,
    leastLevelSeconds: 1,
    framesBeforeOnset: 2,
  },
  win: { longestPauseSeconds: 0.5, leastSpinSeconds: 0.8 },
  scene: { leastJump: 12, timesNeighbours: 4, leastHistogramShare: 0.3 },
  sound: { windowSeconds: 0.3, leastJumpDb: 9, silenceDb: -45 },
  choice: { max: 12, leastApartSeconds: 0.25, afterStartSeconds: 0.3, beforeEndSeconds: 0.5 },
};
