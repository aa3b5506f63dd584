import type { AudioKind, VideoKind } from '@spinreel/config-schema/formats';
import { videoLimits } from '@spinreel/config-schema/limits';
import { encoderThreads } from './encoder-limits.ts';

/** What ffmpeg can be given: a stored upload by its sniffed kind, or a file that this package wrote itself. */
export type InputKind = VideoKind | AudioKind | 'bmp' | 'f32le';

/** The demuxer of each kind. It is forced, so that no playlist or other container is ever followed. */
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

/** Decoders by ffmpeg's names. Rare ones are where the holes are; what is not here is not accepted. */
const decoders = [
  ...['h264', 'hevc', 'mpeg4', 'mpeg2video', 'mjpeg', 'prores', 'vp9', 'libdav1d', 'png', 'rawvideo'],
  ...['aac', 'mp3float', 'mp3', 'ac3', 'eac3', 'alac', 'flac', 'vorbis', 'opus'],
  ...['pcm_u8', 'pcm_s16le', 'pcm_s16be', 'pcm_s24le', 'pcm_s24be', 'pcm_s32le', 'pcm_f32le', 'pcm_f64le'],
  ...['pcm_mulaw', 'pcm_alaw', 'adpcm_ms', 'adpcm_ima_wav'],
];

/** What may lie in a file beside its picture and sound, and is never used: subtitles and covers. ffprobe opens all of it. */
const bystanders = ['mov_text', 'cc_dec', 'gif', 'bmp', 'webp'];

/** Codecs as ffprobe names them, where a decoder has another name. */
const codecNames = [...decoders, 'mp3', 'av1'];

/** Whether a stream's codec, as ffprobe names it, may be decoded here. */
export function isAcceptedCodec(codecName: string | undefined): boolean {
  return codecName !== undefined && codecNames.includes(codecName);
}

/** The options that stand before every input: one demuxer, known decoders, local files only, a limit on pixels. */
export function inputGuards(kind: InputKind): string[] {
  return guards(kind, kind === 'bmp' ? ['bmp'] : decoders);
}

/** As `inputGuards`, for ffprobe, which opens what is not used, too. */
export function probingGuards(kind: InputKind): string[] {
  return guards(kind, [...decoders, ...bystanders]);
}

/** As `inputGuards`, for ffmpeg, which also takes the number of decoding threads. */
export function decodingGuards(kind: InputKind): string[] {
  return ['-threads', String(encoderThreads), ...inputGuards(kind)];
}

function guards(kind: InputKind, allowed: readonly string[]): string[] {
  const demuxer = demuxers[kind];
  return [
    ...['-protocol_whitelist', 'file,pipe'],
    ...['-format_whitelist', demuxer],
    ...['-codec_whitelist', allowed.join(',')],
    ...(kind === 'f32le' ? [] : ['-max_pixels', String(videoLimits.maxPixels)]),
    ...['-f', demuxer],
  ];
}

/** A path as ffmpeg takes it literally: never as a pattern, an option or an address. */
export function inputFile(absolutePath: string): string {
  return `file:${absolutePath}`;
}
