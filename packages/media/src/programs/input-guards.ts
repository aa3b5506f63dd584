import type { AudioKind, VideoKind } from '@spinreel/config-schema/options/formats';
import { videoLimits } from '@spinreel/config-schema/limits/limits';
import { encoderThreads } from './encoder-limits.ts';

/** What ffmpeg may read: a stored upload by its sniffed kind, or a file that this package wrote. */
export type InputKind = VideoKind | AudioKind | 'bmp' | 'f32le';

/** The demuxer of each kind. It is forced, so that ffmpeg never follows a playlist or opens another container. */
const demuxers: Readonly<Record<InputKind, string>> = {
  mp4: 'mov',
  mov: 'mov',
  avi: 'avi',
  mp3: 'mp3',
  wav: 'wav',
  ogg: 'ogg',
  m4a: 'mov',
  aac: 'aac',
  bmp: 'bmp_pipe',
  f32le: 'f32le',
};

/**
 * Allowed video decoders, by ffmpeg's names. Most security holes are found in rare decoders, so a video that needs
 * another one is refused, and the message names its codec. Second line: intermediate codecs of editing software. Third
 * line: older cameras, editors and screen recorders.
 */
const videoDecoders = [
  ...[
    'h264',
    'hevc',
    'mpeg4',
    'mpeg2video',
    'mpeg1video',
    'mjpeg',
    'vp8',
    'vp9',
    'libdav1d',
    'png',
    'rawvideo',
  ],
  ...['prores', 'dnxhd', 'qtrle', 'dvvideo', 'huffyuv', 'ffvhuff', 'utvideo', 'v210'],
  ...['cinepak', 'h263', 'msmpeg4v1', 'msmpeg4v2', 'msmpeg4', 'wmv1', 'wmv2', 'wmv3', 'vc1'],
  ...['indeo2', 'indeo3', 'indeo4', 'indeo5'],
];

/** Allowed audio decoders, by ffmpeg's names. Sound that needs another one is left out of the ad. */
const audioDecoders = [
  ...['aac', 'mp3float', 'mp3', 'mp2float', 'mp2', 'ac3', 'eac3', 'alac', 'flac', 'vorbis', 'opus'],
  ...['dca', 'amrnb', 'amrwb', 'wmav1', 'wmav2'],
  ...['pcm_u8', 'pcm_s8', 'pcm_s16le', 'pcm_s16be', 'pcm_s24le', 'pcm_s24be', 'pcm_s32le', 'pcm_s32be'],
  ...['pcm_f32le', 'pcm_f32be', 'pcm_f64le', 'pcm_f64be', 'pcm_mulaw', 'pcm_alaw'],
  ...['adpcm_ms', 'adpcm_ima_wav', 'adpcm_ima_qt'],
];

const decoders = [...videoDecoders, ...audioDecoders];

/** Decoders of streams that are never used: subtitles and covers. ffprobe opens the decoder of every stream. */
const bystanders = ['mov_text', 'gif', 'bmp', 'webp'];

/** The names that ffprobe uses for codecs, if the decoder's name differs. */
const codecsByDecoder: Readonly<Record<string, string>> = {
  libdav1d: 'av1',
  msmpeg4: 'msmpeg4v3',
  mp3float: 'mp3',
  mp2float: 'mp2',
  dca: 'dts',
  amrnb: 'amr_nb',
  amrwb: 'amr_wb',
};

const codecNames = new Set(decoders.map(getCodec));

/** Whether a stream's codec, by ffprobe's name, may be decoded. */
export function isAcceptedCodec(codecName: string | undefined): boolean {
  return codecName !== undefined && codecNames.has(codecName);
}

/** The codec that a decoder of ffmpeg decodes. */
export function getCodec(decoder: string): string {
  return codecsByDecoder[decoder] ?? decoder;
}

/** The options before every input: one demuxer, allowed decoders, local files only, a pixel limit. */
export function buildInputGuards(kind: InputKind): string[] {
  return buildGuards(kind, kind === 'bmp' ? ['bmp'] : decoders);
}

/** Like `buildInputGuards`, for ffprobe, which opens the decoder of every stream. */
export function buildProbingGuards(kind: InputKind): string[] {
  return buildGuards(kind, [...decoders, ...bystanders]);
}

/** Like `buildInputGuards`, for ffmpeg, with the number of decoding threads. */
export function buildDecodingGuards(kind: InputKind): string[] {
  return ['-threads', String(encoderThreads), ...buildInputGuards(kind)];
}

function buildGuards(kind: InputKind, allowed: readonly string[]): string[] {
  const demuxer = demuxers[kind];
  return [
    ...['-protocol_whitelist', 'file,pipe'],
    ...['-format_whitelist', demuxer],
    ...['-codec_whitelist', allowed.join(',')],
    ...(kind === 'f32le' ? [] : ['-max_pixels', String(videoLimits.maxPixels)]),
    ...['-f', demuxer],
  ];
}

/** Formats a path so that ffmpeg never reads it as a pattern, an option or a URL. */
export function formatInputFile(absolutePath: string): string {
  return `file:${absolutePath}`;
}
