import { encoderThreads } from './encoder-limits.ts';
import { fractionValue } from './frame-rate.ts';
import { videoSettings, type VideoCut } from './recipes/video-recipe.ts';
import type { VideoSize } from './video-size.ts';

/**
 * How to seek to a cut. The seek lands on the keyframe before it and keeps what follows, so that the filters know the
 * picture that is on screen at the cut's very start.
 */
export function seekOptions(cut: VideoCut): string[] {
  return cut.startSeconds > 0 ? ['-noaccurate_seek', '-ss', seconds(cut.startSeconds)] : [];
}

/** Picture and sound of a cut at a size: constant frame rate from its first frame on, cropped, scaled, 4:2:0. */
export function filterOptions(cut: VideoCut, size: VideoSize): string[] {
  const { crop, assumedColours } = cut;
  const picture = [
    // Players guess by a video's height, which scaling changes: what is written down stays the same at every size.
    ...(assumedColours
      ? [
          `setparams=colorspace=${assumedColours}:color_primaries=${assumedColours}:color_trc=${assumedColours}`,
        ]
      : []),
    `fps=fps=${cut.frameRate}:start_time=0:round=near`,
    `trim=end_frame=${cut.frameCount}`,
    // Square pixels, and the same size should it change within the stream.
    `scale=${cut.sourceWidthPx}:${cut.sourceHeightPx}:flags=bicubic`,
    `crop=${crop.width}:${crop.height}:${crop.x}:${crop.y}`,
    `scale=${size.widthPx}:${size.heightPx}:flags=lanczos:out_range=tv`,
    'setsar=1',
    'format=yuv420p',
  ];
  return ['-map', '0:V:0', '-vf', picture.join(','), '-fps_mode', 'passthrough', '-sn', '-dn'];
}

/** H.264 that every web view plays. Threads are fixed because x264's bytes depend on them. */
export function h264Options(preset: string, threads: number = encoderThreads): string[] {
  return [
    ...['-c:v', 'libx264', '-preset', preset, '-profile:v', 'high', '-level:v', '3.1'],
    ...['-threads:v', String(threads)],
    // No SEI: the encoder's own settings would cost bytes and tell how the file was made.
    ...['-bsf:v', 'filter_units=remove_types=6', '-metadata:s:v', 'encoder=H.264'],
    ...['-flags:v', '+bitexact', '-fflags', '+bitexact'],
  ];
}

/** Keyframes at the frames where the ad pauses, so that a repair seek is cheap. */
export function keyframeOptions(frames: readonly number[]): string[] {
  if (frames.length === 0) return [];
  return [
    '-force_key_frames',
    `expr:${frames.map((frame) => `eq(n,${frame})`).join('+')}`,
    '-forced-idr',
    '1',
  ];
}

/** The sound of a cut as AAC, exactly as long as the picture; nothing for a silent upload. */
export function soundOptions(cut: VideoCut): string[] {
  if (!cut.hasAudio) return ['-an'];
  const endSeconds = cut.frameCount / fractionValue(cut.frameRate);
  const sound = ['aresample=48000:async=1:first_pts=0', `atrim=start=0:end=${seconds(endSeconds)}`];
  return [
    ...['-map', '0:a:0', '-af', sound.join(','), '-c:a', 'aac', '-b:a', `${videoSettings.audioKbps}k`],
    ...['-ac', '2', '-flags:a', '+bitexact'],
  ];
}

/** An MP4 that starts to play before it has arrived whole. */
export const mp4Options = ['-movflags', '+faststart', '-f', 'mp4'];

/** Options that make ffmpeg tell how many frames it has written. */
export const progressOptions = ['-progress', 'pipe:1', '-stats_period', '0.5'];

/** Seconds with microseconds, never in exponential notation. */
function seconds(value: number): string {
  return value.toFixed(6);
}
