import type { VideoKind } from '@spinreel/config-schema/formats';
import { videoLimits } from '@spinreel/config-schema/limits';
import { messages } from '@spinreel/config-schema/messages';
import { inProbeSlot } from './encoder-slot.ts';
import { parseFrameRate } from './frame-rate.ts';
import { isAcceptedCodec } from './input-guards.ts';
import { fail, succeed, type Outcome } from './media-problem.ts';
import { runFfprobe } from './run-ffmpeg.ts';

/** What a video upload is, as it is seen: rotation and pixel shape applied. */
export interface VideoFacts {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly durationSeconds: number;
  /** Frames per second; the real average where the rate varies. */
  readonly frameRate: number;
  readonly hasAudio: boolean;
  /** What players take its colours for; only where the file itself does not say. */
  readonly assumedColours?: 'bt709' | 'smpte170m' | undefined;
}

/**
 * Measures a stored video and decodes its first frames. What has no decodable picture, lasts too long or has too many
 * pixels is a problem.
 *
 * @example
 * const facts = await probeVideo({ path: '/data/assets/1f', kind: 'mp4' });
 */
export async function probeVideo(options: {
  path: string;
  kind: VideoKind;
  signal?: AbortSignal | undefined;
}): Promise<Outcome<VideoFacts>> {
  const probed = await inProbeSlot(options, () => runFfprobe({ ...options, options: probeOptions }));
  if (!probed.ok) return inVideoWords(probed);
  return factsOf(probed.value as ProbedFile);
}

const probeOptions = [
  // The first packets only: proof that pictures can be decoded, at no cost for long files.
  ...['-show_frames', '-read_intervals', '%+#48'],
  '-show_entries',
  [
    'frame=stream_index',
    'stream=index,codec_type,codec_name,width,height,sample_aspect_ratio,avg_frame_rate,r_frame_rate,duration,color_space',
    'stream_disposition=attached_pic',
    'stream_side_data=rotation',
    'format=duration',
  ].join(':'),
];

interface ProbedStream {
  readonly index?: number;
  readonly codec_type?: string;
  readonly codec_name?: string;
  readonly width?: number;
  readonly height?: number;
  readonly sample_aspect_ratio?: string;
  readonly avg_frame_rate?: string;
  readonly r_frame_rate?: string;
  readonly duration?: string;
  readonly color_space?: string;
  readonly disposition?: { readonly attached_pic?: number };
  readonly side_data_list?: readonly { readonly rotation?: number }[];
}

interface ProbedFile {
  readonly streams?: readonly ProbedStream[];
  readonly format?: { readonly duration?: string };
  readonly frames?: readonly { readonly stream_index?: number }[];
}

function factsOf(file: ProbedFile): Outcome<VideoFacts> {
  const stream = file.streams?.find(isPicture);
  if (!stream || !isAcceptedCodec(stream.codec_name))
    return fail('unsupported', { message: messages.upload.videoFormat });
  const { width = 0, height = 0 } = stream;
  if (width * height > videoLimits.maxPixels) return fail('too-many-pixels');
  const durationSeconds = Number(stream.duration ?? file.format?.duration ?? 0);
  const frameRate = parseFrameRate(stream.avg_frame_rate) ?? parseFrameRate(stream.r_frame_rate);
  const hasPicture =
    width > 1 && height > 1 && Boolean(file.frames?.some((frame) => frame.stream_index === stream.index));
  if (!hasPicture || !(durationSeconds > 0) || frameRate === null) return fail('unreadable');
  if (durationSeconds > videoLimits.maxUploadDurationSeconds + videoLimits.durationToleranceSeconds) {
    return fail('too-long');
  }
  return succeed({
    ...seenSize(stream),
    durationSeconds,
    frameRate,
    hasAudio: Boolean(file.streams?.some(isSound)),
    ...(namesNoColours(stream) && { assumedColours: height < hdHeightPx ? 'smpte170m' : 'bt709' }),
  });
}

/** From this height on, browsers take a video that names no colours for HD. */
const hdHeightPx = 720;

/** RGB pictures name colours that no player has. */
function namesNoColours({ color_space: colours }: ProbedStream): boolean {
  return colours === undefined || ['unknown', 'reserved', 'gbr'].includes(colours);
}

/** A cover picture inside the file is no video. */
function isPicture(stream: ProbedStream): boolean {
  return stream.codec_type === 'video' && stream.disposition?.attached_pic !== 1;
}

function isSound(stream: ProbedStream): boolean {
  return stream.codec_type === 'audio' && isAcceptedCodec(stream.codec_name);
}

const almostSquare = 0.02;

/** Width and height after the player has stretched non-square pixels and turned the picture. */
function seenSize(stream: ProbedStream): { widthPx: number; heightPx: number } {
  const { width = 0, height = 0 } = stream;
  const [horizontal = 1, vertical = 1] = (stream.sample_aspect_ratio ?? '1:1').split(':').map(Number);
  const ratio = horizontal > 0 && vertical > 0 ? horizontal / vertical : 1;
  // Scaling to whole pixels leaves pixels that are almost square: nobody sees it, so nobody pays for another scaling.
  const stretch = Math.abs(ratio - 1) < almostSquare ? 1 : ratio;
  const stretched = Math.max(2, Math.round(width * stretch));
  const rotation = stream.side_data_list?.find((data) => data.rotation !== undefined)?.rotation ?? 0;
  const isTurned = Math.abs(Math.round(rotation / 90)) % 2 === 1;
  return isTurned ? { widthPx: height, heightPx: stretched } : { widthPx: stretched, heightPx: height };
}

function inVideoWords(outcome: Outcome<never>): Outcome<never> {
  if (outcome.ok || outcome.problem.code !== 'unsupported') return outcome;
  return fail('unsupported', { message: messages.upload.videoFormat });
}
