import { encoderThreads } from '../programs/encoder-limits.ts';
import { parseFraction } from './frame-rate.ts';
import { videoSettings, type VideoCut } from '../recipes/video-recipe.ts';
import { buildToneMap } from './tone-map.ts';
import type { VideoSize } from './video-size.ts';

/**
 * Options that seek to the start of a cut. The seek starts at the keyframe before it and keeps the frames after that,
 * so that the filters know which frame is on screen at the start of the cut.
 */
export function buildSeekOptions(cut: VideoCut): string[] {
  return cut.startSeconds > 0 ? ['-noaccurate_seek', '-ss', formatSeconds(cut.startSeconds)] : [];
}

/** Filters for a cut's frames and sound: constant frame rate from the first frame on, cropped, scaled, 4:2:0. */
export function buildFilterOptions(cut: VideoCut, size: VideoSize): string[] {
  const { crop, assumedColours, hdrTransfer, isInterlaced } = cut;
  const filters = [
    // Players guess colours by a video's height, which scaling changes. Explicit values are the same at every size.
    ...(assumedColours
      ? [
          `setparams=colorspace=${assumedColours}:color_primaries=${assumedColours}:color_trc=${assumedColours}`,
        ]
      : []),
    // Before anything else, because it compares frames that follow each other.
    ...(isInterlaced ? ['bwdif=mode=send_frame:deint=interlaced'] : []),
    `fps=fps=${cut.frameRate}:start_time=0:round=near`,
    `trim=end_frame=${cut.frameCount}`,
    // Square pixels, and the same size even if it changes within the stream.
    `scale=${cut.sourceWidthPx}:${cut.sourceHeightPx}:flags=bicubic`,
    `crop=${crop.width}:${crop.height}:${crop.x}:${crop.y}`,
    `scale=${size.widthPx}:${size.heightPx}:flags=lanczos:out_range=tv`,
    'setsar=1',
    // At the size of the output, because it is slow.
    ...(hdrTransfer ? buildToneMap(hdrTransfer) : []),
    'format=yuv420p',
  ];
  return ['-map', '0:V:0', '-vf', filters.join(','), '-fps_mode', 'passthrough', '-sn', '-dn'];
}

/** Options for H.264 that every web view plays. The number of threads is fixed, because x264's output depends on it. */
export function buildH264Options(preset: string, threads: number = encoderThreads): string[] {
  return [
    ...['-c:v', 'libx264', '-preset', preset, '-profile:v', 'high', '-level:v', '3.1'],
    ...['-threads:v', String(threads)],
    // No SEI: it would contain the encoder's settings and cost bytes.
    ...['-bsf:v', 'filter_units=remove_types=6', '-metadata:s:v', 'encoder=H.264'],
    ...['-flags:v', '+bitexact', '-fflags', '+bitexact'],
  ];
}

/** Puts keyframes on the frames where the ad pauses, so that a correcting seek is fast. */
export function buildKeyframeOptions(frames: readonly number[]): string[] {
  if (frames.length === 0) return [];
  return [
    '-force_key_frames',
    `expr:${frames.map((frame) => `eq(n,${frame})`).join('+')}`,
    '-forced-idr',
    '1',
  ];
}

/** Options for a cut's sound as AAC, exactly as long as its frames. Empty for a silent upload. */
export function buildSoundOptions(cut: VideoCut): string[] {
  if (!cut.hasAudio) return ['-an'];
  const endSeconds = cut.frameCount / parseFraction(cut.frameRate);
  const sound = ['aresample=48000:async=1:first_pts=0', `atrim=start=0:end=${formatSeconds(endSeconds)}`];
  return [
    ...['-map', '0:a:0', '-af', sound.join(','), '-c:a', 'aac', '-b:a', `${videoSettings.audioKbps}k`],
    ...['-ac', '2', '-flags:a', '+bitexact'],
  ];
}

/** Options for an MP4 that can start to play before it has loaded completely. */
export const mp4Options = ['-movflags', '+faststart', '-f', 'mp4'];

/** Options that make ffmpeg report how many frames it has written. */
export const progressOptions = ['-progress', 'pipe:1', '-stats_period', '0.5'];

/** Formats seconds with microseconds, never in exponential notation. */
function formatSeconds(value: number): string {
  return value.toFixed(6);
}
