import type { ResolvedImages } from './resolved-ad.ts';
import type { FrameIndex, Seconds } from '../limits/units.ts';
import type { FontChoice } from '../options/appearance/fonts.ts';

/** The finished bytes of one asset. */
export interface MediaFile {
  readonly bytes: Uint8Array;
  /** Such as `image/webp`, `video/mp4`, `audio/mpeg`. */
  readonly mimeType: string;
}

/** A finished image. */
export interface ImageFile extends MediaFile {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** The finished video: constant frame rate, with a keyframe at each pause. */
export interface VideoFile extends MediaFile {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly durationSeconds: Seconds;
  readonly frameRate: number;
  /** Frames at which it pauses, ascending, inside the video. */
  readonly pauseFrames: readonly FrameIndex[];
  /**
   * Where the game begins, as a share of the width from the left. Only set for a recording with a light, pale page around the
   * game.
   */
  readonly edge?: number;
}

/** Everything that goes into an exported ad, made by recipes from the uploads. */
export interface AdMedia {
  readonly images: { readonly [Slot in keyof ResolvedImages]: ImageFile | null };
  readonly video: VideoFile;
  readonly music: MediaFile | null;
}

/** A font as an ad contains it: one of the files of an open font, or the brand's font, reduced to the characters that the ad shows. */
export interface FontFile extends MediaFile {
  /** The font that it stands for. */
  readonly family: FontChoice;
  /** As in CSS: 400 for required texts, 900 for lettering. */
  readonly weight: 400 | 900;
  /** The characters for which it is used, as in CSS: `U+0-FF,U+131`. Null if it is used for all. */
  readonly unicodeRange: string | null;
}
