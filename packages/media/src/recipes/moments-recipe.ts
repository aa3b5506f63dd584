/** How moments are looked for. Levels of grey are 0 to 255. */
export interface MomentsRecipe {
  readonly type: 'moments';
  /** The size to which pictures are shrunk: what moves still moves, and noise is averaged away. */
  readonly widthPx: number;
  readonly heightPx: number;
  readonly sampleRate: number;
  readonly rest: {
    /** A clip whose liveliest pictures differ by fewer levels of grey stands still as a whole. */
    readonly leastMotion: number;
    /** Between the clip's calm and its lively level: below this share it rests, */
    readonly stillShare: number;
    /** and above this share of it a rest ends. */
    readonly onsetShare: number;
    readonly leastRestSeconds: number;
    readonly leastMotionSeconds: number;
    /** How far before the first movement the pause lies. */
    readonly framesBeforeOnset: number;
  };
  readonly scene: {
    /** How many levels of grey a picture must differ from the one before, */
    readonly leastJump: number;
    /** how many times more than its neighbours do, */
    readonly timesNeighbours: number;
    /** and which share of its pixels must have other shades. */
    readonly leastHistogramShare: number;
  };
  readonly sound: {
    /** Seconds that are compared before and after. */
    readonly windowSeconds: number;
    readonly leastJumpDb: number;
    /** Below this nobody hears a difference. */
    readonly silenceDb: number;
  };
  readonly choice: {
    readonly max: number;
    /** Of those closer together only the best stays. */
    readonly leastApartSeconds: number;
    /** Where no pause makes sense: right after the start and right before the end. */
    readonly afterStartSeconds: number;
    readonly beforeEndSeconds: number;
  };
}

/** The one recipe of moments. */
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
    framesBeforeOnset: 2,
  },
  scene: { leastJump: 12, timesNeighbours: 4, leastHistogramShare: 0.3 },
  sound: { windowSeconds: 0.3, leastJumpDb: 9, silenceDb: -45 },
  choice: { max: 12, leastApartSeconds: 0.25, afterStartSeconds: 0.3, beforeEndSeconds: 0.5 },
};
