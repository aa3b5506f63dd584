import { imageLimits, videoLimits } from '@spinreel/config-schema/limits/limits';
import type { MediaProblem } from '@spinreel/media/media-problem';

/**
 * Describes why a file cannot be used, and how to fix it, for the command line. The wizard's messages mention uploads,
 * the server and administrators.
 */
export function describeMediaProblem(problem: MediaProblem): string {
  switch (problem.code) {
    case 'unsupported':
      return problem.codec === undefined
        ? 'Its format is not supported.'
        : `It uses the codec "${problem.codec}", which is not supported. Convert it to MP4 with H.264, for example: ffmpeg -i IN -c:v libx264 -pix_fmt yuv420p OUT.mp4`;
    case 'unreadable':
      return 'It could not be read and may be damaged. Export it again from its source.';
    case 'too-many-pixels':
      return `It has more than ${(imageLimits.maxPixels / 1e6).toFixed(0)} megapixels. Make it smaller.`;
    case 'too-many-frames':
      return `It has more than ${imageLimits.maxAnimationFrames} frames. Shorten the animation.`;
    case 'too-long':
      return `It is too long: videos may last ${videoLimits.maxUploadDurationSeconds} seconds. Shorten it.`;
    case 'timed-out':
      return 'It needs too much processor time. Make it shorter or smaller.';
    case 'tool-missing':
      return 'FFmpeg could not be run. Install it, so that the commands ffmpeg and ffprobe work, and run this command again.';
    case 'busy':
      return 'FFmpeg stopped making progress or was killed, perhaps for lack of memory. Run this command again.';
    case 'unusable-font':
    case 'too-big':
      return problem.message;
  }
}

/** Warns that a video is longer than an ad and that the ad config does not select a part of it. */
export function describeCutVideo(path: string, durationSeconds: number): string {
  const { maxAdDurationSeconds } = videoLimits;
  const trim = JSON.stringify({ startSeconds: 5, endSeconds: 5 + maxAdDurationSeconds });
  return `Warning: the gameplay video '${path}' lasts ${durationSeconds.toFixed(1)} seconds. Only its first ${maxAdDurationSeconds} seconds are used. To use another part, set "trim" of "gameplayVideo" in the ad config, for example: "trim": ${trim}`;
}

/** Warns that the sound of a video has an unsupported codec. */
export function describeDroppedSound(path: string, codec: string): string {
  return `Warning: the sound of the gameplay video '${path}' uses the codec "${codec}", which is not supported. The ad plays the video without its sound. To keep it, convert the sound to AAC.`;
}

/** Warns that the colours of an HDR video cannot be converted. */
export function describePaleHdr(path: string): string {
  return `Warning: the gameplay video '${path}' is an HDR video. Its colors look pale in the ad, because this FFmpeg lacks the filters that convert them. Install an FFmpeg with libzimg.`;
}
