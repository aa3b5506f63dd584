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
    x264: 'me=umh',
    /** When a file of this quality already fits, it is good enough and smaller. */
    crf: 20,
    maxLongSidePx: 1280,
    /** The share of the budget at which the second pass aims, */
    aim: 0.97,
    /** and by how much lower it aims again after it went over. */
    aimAgain: 0.98,
    attempts: 4,
    /** One size smaller where the good file is more than this many times too large. */
    smallerFrom: 2.2,
    /** The good pass stops at this many times the budget: by then the clip is known to need a smaller size. */
    hopelessFrom: 3,
    /** Below this, at the smallest size, no one should have to look at it. */
    minBitsPerPixel: 0.03,
  },
  audioKbps: 96,
  /** Long sides to which a picture may shrink when bytes are few, in pixels. */
  longSidesPx: [1280, 960, 854, 640],
} as const;
