import type { VideoKind } from '@spinreel/config-schema/options/formats';
import { videoLimits } from '@spinreel/config-schema/limits/limits';
import { messages } from '@spinreel/config-schema/messages/messages';
import { parseFrameRate } from './frame-rate.ts';
import { findMissingFilters } from '../programs/run-ffmpeg.ts';
import type { HdrTransfer } from '../recipes/video-recipe.ts';
import { toneMapFilters } from './tone-map.ts';
import { getCodec, isAcceptedCodec } from '../programs/input-guards.ts';
import { fail, succeed, type MediaProblem, type Outcome } from '../media-problem.ts';
import { measureFrameRate } from './timing/measure-frame-rate.ts';
import {
  codecOfStream,
  isVideo,
  probeStreams,
  type ProbedFile,
  type ProbedStream,
  isHidden,
} from './probe-streams.ts';

/** The facts of a video upload, with rotation and pixel shape applied. */
export interface VideoFacts {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly durationSeconds: number;
  /** Frames per second; those of its motion if the rate varies. */
  readonly frameRate: number;
  /** Whether it has usable sound. */
  readonly hasAudio: boolean;
  /** The codec of its sound, if the sound cannot be used. */
  readonly droppedSoundCodec?: string | undefined;
  /** The colours that players assume. Only set if the file does not specify them. */
  readonly assumedColours?: 'bt709' | 'smpte170m' | undefined;
  /** Whether each frame consists of two fields of different times. Not set if it does not. */
  readonly isInterlaced?: boolean | undefined;
  /** How an HDR video stores light. Not set if its colours cannot be converted. */
  readonly hdrTransfer?: HdrTransfer | undefined;
  /** Whether it is an HDR video that the installed ffmpeg cannot convert, so its colours will look pale. */
  readonly isPaleHdr?: boolean | undefined;
}

/** What `probeVideo` measures. */
export interface ProbedVideo extends VideoFacts {
  /** Frames per second where they are closest to each other, as ffmpeg guesses it: at least `frameRate`. */
  readonly highestFrameRate: number;
}

/**
 * Measures a stored video and decodes its first frames. A video that cannot be decoded, is too long or has too many
 * pixels is a problem.
 *
 * @example
 * const facts = await probeVideo({ path: '/data/assets/1f', kind: 'mp4' });
 */
export async function probeVideo(options: {
  path: string;
  kind: VideoKind;
  signal?: AbortSignal | undefined;
}): Promise<Outcome<ProbedVideo>> {
  const probed = await probeStreams(options);
  if (!probed.ok) return nameCodec(probed);
  const facts = readFacts(probed.value);
  if (!facts.ok || facts.value.hdrTransfer === undefined) return facts;
  const missing = await findMissingFilters(toneMapFilters);
  if (missing.length === 0) return facts;
  const { hdrTransfer: _, ...others } = facts.value;
  return succeed({ ...others, isPaleHdr: true });
}

function readFacts(file: ProbedFile): Outcome<ProbedVideo> {
  const stream = file.streams?.find(isVideo);
  if (!stream) return fail('unsupported', { message: messages.upload.videoFormat });
  if (!isAcceptedCodec(stream.codec_name)) return refuseCodec(codecOfStream(stream));
  const { width = 0, height = 0 } = stream;
  if (width * height > videoLimits.maxPixels) return fail('too-many-pixels');
  const durationSeconds = measureDuration(file, stream);
  const frameRate = measureFrameRate(file, stream);
  const hasFrames = width > 1 && height > 1 && (file.frames ?? []).length > 0;
  if (!hasFrames || durationSeconds === null || !(durationSeconds > 0) || frameRate === null) {
    return fail('unreadable');
  }
  if (durationSeconds > videoLimits.maxUploadDurationSeconds + videoLimits.durationToleranceSeconds) {
    return fail('too-long');
  }
  return succeed({
    ...computeShownSize(stream),
    durationSeconds,
    frameRate,
    highestFrameRate: Math.max(frameRate, parseFrameRate(stream.r_frame_rate) ?? 0),
    ...readSound(file),
    ...readColours(stream),
    ...(isInterlaced(file) && { isInterlaced: true }),
  });
}

function isInterlaced({ frames = [] }: ProbedFile): boolean {
  return 2 * frames.filter((frame) => frame.interlaced_frame === 1).length > frames.length;
}

function readColours(stream: ProbedStream): Pick<VideoFacts, 'assumedColours' | 'hdrTransfer'> {
  const { height = 0, color_transfer: transfer } = stream;
  if (transfer === 'arib-std-b67' || transfer === 'smpte2084') return { hdrTransfer: transfer };
  if (!lacksColours(stream)) return {};
  return { assumedColours: height < hdHeightPx ? 'smpte170m' : 'bt709' };
}

/** From this height on, browsers assume HD colours for a video that does not specify them. */
const hdHeightPx = 720;

/** RGB videos specify colours that no player supports. */
function lacksColours({ color_space: colours }: ProbedStream): boolean {
  return colours === undefined || ['unknown', 'reserved', 'gbr'].includes(colours);
}

/** The first sound stream counts, because it is the one that is encoded. */
function readSound({
  streams,
  droppedSoundCodec,
}: ProbedFile): Pick<VideoFacts, 'hasAudio' | 'droppedSoundCodec'> {
  if (droppedSoundCodec !== undefined) return { hasAudio: false, droppedSoundCodec };
  const sound = streams?.find((stream) => stream.codec_type === 'audio');
  if (!sound) return { hasAudio: false };
  if (isAcceptedCodec(sound.codec_name)) return { hasAudio: true };
  return { hasAudio: false, droppedSoundCodec: codecOfStream(sound) };
}

const almostSquare = 0.02;

/** Width and height after the player has applied pixel shape and rotation. */
function computeShownSize(stream: ProbedStream): { widthPx: number; heightPx: number } {
  const { width = 0, height = 0 } = stream;
  const [horizontal = 1, vertical = 1] = (stream.sample_aspect_ratio ?? '1:1').split(':').map(Number);
  const ratio = horizontal > 0 && vertical > 0 ? horizontal / vertical : 1;
  // Scaling to whole pixels leaves pixels that are almost square. The difference is invisible, so scaling again is not
  // worth it.
  const stretch = Math.abs(ratio - 1) < almostSquare ? 1 : ratio;
  const stretched = Math.max(2, Math.round(width * stretch));
  const rotation = stream.side_data_list?.find((data) => data.rotation !== undefined)?.rotation ?? 0;
  const isTurned = Math.abs(Math.round(rotation / 90)) % 2 === 1;
  return isTurned ? { widthPx: height, heightPx: stretched } : { widthPx: stretched, heightPx: height };
}

function nameCodec({ problem }: { readonly problem: MediaProblem }): Outcome<never> {
  if (problem.code !== 'unsupported') return { ok: false, problem };
  if (problem.refusedDecoder !== undefined) return refuseCodec(getCodec(problem.refusedDecoder));
  return { ok: false, problem: { ...problem, message: messages.upload.videoFormat } };
}

function refuseCodec(codec: string): Outcome<never> {
  return fail('unsupported', { message: messages.upload.videoCodec(codec), codec });
}

/**
 * Measures for how many seconds a video can be played: from the start of its file, where only its sound may start, to the end of
 * its last frame. Returns null if clearly less than the declared duration is there.
 */
function measureDuration(file: ProbedFile, stream: ProbedStream): number | null {
  const declaredSeconds = Number(stream.duration ?? file.format?.duration ?? 0);
  let firstSeconds = Infinity;
  let endSeconds = -Infinity;
  let frameSeconds = 0;
  for (const packet of file.packets ?? []) {
    if (packet.stream_index !== stream.index || isHidden(packet)) continue;
    const startSeconds = Number(packet.pts_time ?? packet.dts_time);
    if (Number.isNaN(startSeconds)) continue;
    const lengthSeconds = Number(packet.duration_time ?? 0);
    firstSeconds = Math.min(firstSeconds, startSeconds);
    endSeconds = Math.max(endSeconds, startSeconds + lengthSeconds);
    frameSeconds = Math.max(frameSeconds, lengthSeconds);
  }
  if (firstSeconds === Infinity) return null;
  const missingSeconds = declaredSeconds - (endSeconds - firstSeconds);
  if (missingSeconds > Math.max(declaredSeconds * missingShare, edgeSeconds)) return null;
  const playedSeconds = endSeconds - Number(file.format?.start_time ?? 0);
  // Times of packets are rounded to microseconds, and declared durations are not.
  return Math.abs(playedSeconds - declaredSeconds) < frameSeconds / 2 ? declaredSeconds : playedSeconds;
}

/** A damaged last second is no reason to refuse a video. */
const missingShare = 0.1;

/** Edit lists and reordered frames make short files declare some frames more than they have. */
const edgeSeconds = 0.25;
