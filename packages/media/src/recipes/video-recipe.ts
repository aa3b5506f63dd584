import type { VideoCrop } from '@spinreel/config-schema/options/placement/video-crop';
import type { FrameIndex, Seconds } from '@spinreel/config-schema/limits/units';

/** How HDR videos store light, by ffmpeg's names: HLG, which phones record by default, or PQ. */
export type HdrTransfer = 'arib-std-b67' | 'smpte2084';

/**
 * The part of an upload that is visible: crop, trim and frame rate. Equal frame rate and count give equal timing on
 * every machine.
 */
export interface VideoCut {
  /** The upload's size in pixels, with rotation applied. */
  readonly sourceWidthPx: number;
  readonly sourceHeightPx: number;
  readonly crop: VideoCrop;
  readonly startSeconds: Seconds;
  /** Number of frames from `startSeconds` on. */
  readonly frameCount: number;
  /** Constant frames per second, as a fraction for ffmpeg. */
  readonly frameRate: string;
  readonly hasAudio: boolean;
  /** The assumed colours of an upload that does not specify them. */
  readonly assumedColours?: 'bt709' | 'smpte170m';
  /** Set for an interlaced upload, whose fields are converted to whole frames. */
  readonly isInterlaced?: true;
  /** Set for an HDR upload, whose colours are converted to those of ordinary video. */
  readonly hdrTransfer?: HdrTransfer;
}

/** How the video that ships, or its preview, is made. */
export interface VideoRecipe {
  readonly type: 'video';
  readonly quality: 'preview' | 'final';
  readonly cut: VideoCut;
  /** Frames that must be keyframes, ascending. */
  readonly pauseFrames: readonly FrameIndex[];
  /** Size limit of the file; null without a limit. */
  readonly budgetBytes: number | null;
}

/** Settings of both qualities. */
export const videoSettings = {
  preview: { preset: 'veryfast', crf: 23, maxLongSidePx: 854 },
  final: {
    preset: 'medium',
    /**
     * x264's advice for animation, which suits games: bits are spent on edges instead of grain. On the slot clip this
     * improves quality more than a slower preset, at almost no cost. H.264 level 3.1 allows five reference frames at
     * 1280 x 720.
     */
    x264: 'me=umh:b-adapt=2:bframes=5:ref=5:psy-rd=0.4,0:aq-strength=0.6:deblock=1,1',
    /** If a file of this quality fits, it is good enough, and smaller than the budget. */
    crf: 20,
    maxLongSidePx: 1280,
    /** How far a second pass may deviate from its bitrate. The lower, the more precisely it meets the budget. */
    rateTolerance: 0.1,
    /** The share of the budget that a second pass aims for. */
    aim: 0.985,
    /** A result below this share of the budget is encoded again. */
    leastUsed: 0.95,
    attempts: 4,
    /** If a second pass misses by more than this factor, the first pass's statistics were wrong for its frame size. */
    misledFrom: 1.25,
    /**
     * A clip this short ends before the encoder can correct a wrong estimate, and a first pass at good quality says
     * little about a much lower one. So its first pass is kept near the budget by a rate limit: a buffer of this
     * multiple of the budget, and half as much again over the clip. x264 uses about all of the one and half of the
     * other.
     */
    brief: { seconds: 2.5, buffer: 1.1, aim: 0.975 },
    /** The mean quantizer at good quality. */
    goodQuantiser: 26,
    /**
     * The rate limit has reduced a first pass's quality if it got this many times fewer bits than good quality needs.
     */
    heldBackFrom: 1.15,
    /** Peak bitrate as a multiple of the mean. A lower value with a tight tolerance costs quality. */
    peak: 5,
    /** The highest bitrate of H.264 level 3.1. */
    maxBitrate: 17_500_000,
    /** A smaller frame size is used if the file of good quality is this many times too large. */
    smallerFrom: 2.8,
    /** The quality floor, which applies at the smallest frame size. */
    minBitsPerPixel: 0.03,
  },
  audioKbps: 96,
  /** Long sides that the frame may have, in pixels. Small budgets need smaller frames. */
  longSidesPx: [1280, 960, 854, 640],
} as const;
