import { join } from 'node:path';
import type { VideoKind } from '@spinreel/config-schema/options/formats';
import { encoderLimits } from '../programs/encoder-limits.ts';
import { getCodec } from '../programs/input-guards.ts';
import { succeed, type Outcome } from '../media-problem.ts';
import { runFfmpeg, runFfprobe } from '../programs/run-ffmpeg.ts';
import { runInWorkFolder } from '../programs/run-in-work-folder.ts';

/** What ffprobe reports about a video file. */
export interface ProbedFile {
  readonly streams?: readonly ProbedStream[];
  readonly format?: { readonly start_time?: string; readonly duration?: string };
  /** The packets of all streams, in the order of the file. */
  readonly packets?: readonly ProbedPacket[];
  /** The first frames that a player shows. */
  readonly frames?: readonly { readonly interlaced_frame?: number }[];
  /** The codec of the first sound stream if ffprobe could not inspect it. `streams` does not contain it then. */
  readonly droppedSoundCodec?: string;
}

/** One stream of a file, with ffprobe's field names. */
export interface ProbedStream {
  readonly index?: number;
  readonly codec_type?: string;
  readonly codec_name?: string;
  readonly codec_tag_string?: string;
  readonly width?: number;
  readonly height?: number;
  readonly sample_aspect_ratio?: string;
  readonly avg_frame_rate?: string;
  readonly r_frame_rate?: string;
  readonly duration?: string;
  readonly color_space?: string;
  readonly color_transfer?: string;
  readonly disposition?: { readonly attached_pic?: number };
  readonly side_data_list?: readonly { readonly rotation?: number }[];
}

/** One packet of a file, with ffprobe's field names. A packet of a video contains a frame. */
export interface ProbedPacket {
  readonly stream_index?: number;
  readonly pts_time?: string;
  readonly dts_time?: string;
  readonly duration_time?: string;
  readonly flags?: string;
}

/**
 * Asks ffprobe for the streams, packets and first frames of a stored video. ffprobe opens the decoder of every stream and stops
 * at one that is not allowed, so such a file is probed again as a copy without its other streams.
 */
export async function probeStreams(upload: ProbedUpload): Promise<Outcome<ProbedFile>> {
  const whole = await probe(upload);
  if (!needsRefusedDecoder(whole)) return whole;
  return await runInWorkFolder(async (folder) => {
    const withSound = await probeCopy(upload, join(folder, 'with-sound'), ['-map', '0:a:0?']);
    if (!needsRefusedDecoder(withSound)) return withSound;
    const withoutSound = await probeCopy(upload, join(folder, 'without-sound'), []);
    if (!withoutSound.ok || withSound.ok) return withoutSound;
    const droppedSoundCodec = getCodec(withSound.problem.refusedDecoder ?? 'unknown');
    return succeed({ ...withoutSound.value, droppedSoundCodec });
  });
}

interface ProbedUpload {
  readonly path: string;
  readonly kind: VideoKind;
  readonly signal?: AbortSignal | undefined;
}

/** The codec of a stream. If ffmpeg does not know it, the file's four-letter tag for it. */
export function codecOfStream({ codec_name, codec_tag_string }: ProbedStream): string {
  const name = codec_name ?? codec_tag_string ?? '';
  return /^[\w .-]{1,32}$/.test(name) ? name.trim() : 'unknown';
}

/** Whether a stream is a video. The cover image of a song is not. */
export function isVideo(stream: ProbedStream): boolean {
  return stream.codec_type === 'video' && stream.disposition?.attached_pic !== 1;
}

/** Whether a packet contains a frame that only other frames need: it is before the start of an edit list. */
export function isHidden({ flags = '' }: ProbedPacket): boolean {
  return flags.includes('D');
}

async function probe(upload: ProbedUpload): Promise<Outcome<ProbedFile>> {
  const listed = (await runFfprobe({ ...upload, options: listOptions })) as Outcome<ProbedFile>;
  if (!listed.ok) return listed;
  const { streams, packets = [] } = listed.value;
  const index = streams?.find(isVideo)?.index;
  if (index === undefined) return listed;
  const firstShown = packets
    .filter((packet) => packet.stream_index === index)
    .findIndex((packet) => !isHidden(packet));
  if (firstShown < 0) return listed;
  const decoded = (await runFfprobe({
    ...upload,
    options: buildDecodeOptions(index, firstShown + decodedFrames),
    cpuLimitMs: encoderLimits.firstFrameCpuMs,
  })) as Outcome<ProbedFile>;
  return decoded.ok ? succeed({ ...listed.value, frames: decoded.value.frames ?? [] }) : decoded;
}

/** Copying packets opens no decoder. */
async function probeCopy(
  upload: ProbedUpload,
  path: string,
  soundOptions: readonly string[],
): Promise<Outcome<ProbedFile>> {
  const { kind, signal } = upload;
  const copied = await runFfmpeg({
    input: { kind, from: { path: upload.path } },
    outputOptions: [
      ...['-map', '0:V:0', ...soundOptions, '-sn', '-dn', '-c', 'copy'],
      ...['-f', kind === 'avi' ? 'avi' : 'mov'],
    ],
    output: path,
    cpuLimitMs: encoderLimits.probeCpuMs,
    signal,
  });
  return copied.ok ? await probe({ path, kind, signal }) : copied;
}

function needsRefusedDecoder(probed: Outcome<ProbedFile>): boolean {
  return !probed.ok && probed.problem.refusedDecoder !== undefined;
}

const listOptions = [
  '-show_entries',
  [
    'packet=stream_index,pts_time,dts_time,duration_time,flags',
    'stream=index,codec_type,codec_name,codec_tag_string,width,height,sample_aspect_ratio,avg_frame_rate,r_frame_rate,duration,color_space,color_transfer',
    'stream_disposition=attached_pic',
    'stream_side_data=rotation',
    'format=start_time,duration',
  ].join(':'),
];

/** Enough to prove that frames can be decoded, without the cost of a long file. */
const decodedFrames = 16;

function buildDecodeOptions(streamIndex: number, packetCount: number): string[] {
  return [
    ...['-select_streams', String(streamIndex), '-read_intervals', `%+#${packetCount}`],
    ...['-show_entries', 'frame=interlaced_frame'],
  ];
}
