import type { VideoCrop } from '@spinreel/config-schema/video-crop';
import type { FrameIndex, Seconds } from '@spinreel/config-schema/units';

/** Which part of an upload is seen, when and how large. Equal frame rate and count give equal timing on every machine. */
export interface VideoCut {
  /** The upload's size as it is seen, in pixels. */
  readonly sourceWidthPx: number;
  readonly sourceHeightPx: number;
  readonly crop: VideoCrop;
  readonly startSeconds: Seconds;
  /** How many frames follow from there. */
  readonly frameCount: number;
  /** Constant frames per second as ffmpeg's fraction. */
  readonly frameRate: string;
  readonly hasAudio: boolean;
  /** What an upload's colours are taken for that does not name them. */
  readonly assumedColours?: 'bt709' | 'smpte170m';
}

/** How the video that ships, or its quick preview, is made. */
export interface VideoRecipe {
  readonly type: 'video';
  readonly quality: 'preview' | 'final';
  readonly cut: VideoCut;
  /** Frames that must be keyframes, ascending. */
  readonly pauseFrames: readonly FrameIndex[];
  /** The size the file may have; null without a limit. */
  readonly budgetBytes: number | null;
}

/** Settings of the two qualities. */
export const videoSettings = {
  preview: { preset: 'veryfast', crf: 23, maxLongSidePx: 854 },
  final: {
    preset: 'medium',
    /**
     * x264's own advice for drawn pictures, which games are: bits go to edges instead of to grain that is not there. On
     * the slot clip it is worth more than a slower preset and costs next to no time. Five references are what level 3.1
     * allows at 1280 x 720.
     */
    x264: 'me=umh:b-adapt=2:bframes=5:ref=5:psy-rd=0.4,0:aq-strength=0.6:deblock=1,1',
    /** When a file of this quality already fits, it is good enough and smaller. */
    crf: 20,
    maxLongSidePx: 1280,
    /** How far a second pass may stray from its bitrate on the way: the less, the surer it lands on the budget. */
    rateTolerance: 0.1,
    /** The share of the budget at which a second pass aims, */
    aim: 0.985,
    /** and below which it is tried again. */
    leastUsed: 0.95,
    attempts: 4,
    /** A second pass that misses by more than this many times had been misled by the first. */
    misledFrom: 1.25,
    /**
     * A clip this short ends before the encoder can make up for a wrong guess, and what a first pass at good quality
     * measured says little of a quality far below. So its first pass is kept near the budget: by a buffer of so many
     * times the budget, and half as much again over the clip, of which x264 takes about the whole and half.
     */
    brief: { seconds: 2.5, buffer: 1.1, aim: 0.975 },
    /** The mean quantiser at good quality, */
    goodQuantiser: 26,
    /** and how many times fewer bits than that needs show that a first pass was held back. */
    heldBackFrom: 1.15,
    /** A second of video may take this many times the mean: less, and a tight tolerance costs quality; */
    peak: 5,
    /** and never more bits than H.264 level 3.1 allows. */
    maxBitrate: 17_500_000,
    /** One size smaller where the good file is more than this many times too large. */
    smallerFrom: 2.8,
    /** Below this, at the smallest size, no one should have to look at it. */
    minBitsPerPixel: 0.03,
  },
  audioKbps: 96,
  /** Long sides to which a picture may shrink when bytes are few, in pixels. */
  longSidesPx: [1280, 960, 854, 640],
} as const;
