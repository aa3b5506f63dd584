import { readFile } from 'node:fs/promises';
import type { MediaFile } from '@spinreel/config-schema/ad/ad-media';
import type { AudioKind } from '@spinreel/config-schema/options/formats';
import { decodeAudio } from './decode-audio.ts';
import { encoderLimits } from '../programs/encoder-limits.ts';
import { fail, succeed, type Outcome } from '../media-problem.ts';
import { parseMp3Frames, samplesPerMp3Frame } from './parse-mp3-frames.ts';
import { cutLoop, firstLoopFrame, prepareLoop } from './music-loop.ts';
import type { MusicRecipe } from '../recipes/music-recipe.ts';
import { runFfmpeg } from '../programs/run-ffmpeg.ts';

/**
 * Encodes the music that ships: MP3 of constant bitrate without tags or a Xing header. It consists of whole,
 * independent frames from the middle of a repeated encode, so it loops without the encoder's silence. An upload that
 * already is such a file is used unchanged.
 */
export async function encodeMusic(options: {
  path: string;
  kind: AudioKind;
  recipe: MusicRecipe;
  signal?: AbortSignal | undefined;
}): Promise<Outcome<MediaFile>> {
  const { path, kind, recipe, signal } = options;
  const upload = new Uint8Array(await readFile(path));
  if (kind === 'mp3' && isFinished(upload, recipe)) return succeed({ bytes: upload, mimeType });
  const decoded = await decodeAudio({ path, kind, signal });
  if (!decoded.ok) return decoded;
  const loop = cutLoop(decoded.value.samples, {
    maxSamples: Math.round(recipe.maxSeconds * recipe.sampleRate),
    blendSamples: Math.round(recipe.blendSeconds * recipe.sampleRate),
  });
  return await encodeLoop(loop, recipe, signal);
}

const mimeType = 'audio/mpeg';

async function encodeLoop(
  loop: Float32Array,
  recipe: MusicRecipe,
  signal: AbortSignal | undefined,
): Promise<Outcome<MediaFile>> {
  const { samples, frameCount } = prepareLoop(loop);
  const encoded = await runFfmpeg({
    input: {
      kind: 'f32le',
      from: { bytes: new Uint8Array(samples.buffer) },
      options: ['-ar', String(recipe.sampleRate), '-ac', '2'],
    },
    outputOptions: [
      ...['-c:a', 'libmp3lame', '-b:a', `${chooseBitrate(frameCount, recipe)}k`, '-reservoir', '0'],
      ...['-write_xing', '0', '-id3v2_version', '0', '-write_id3v1', '0'],
      ...['-flags:a', '+bitexact', '-fflags', '+bitexact', '-f', 'mp3'],
    ],
    output: 'pipe:1',
    cpuLimitMs: encoderLimits.musicCpuMs,
    signal,
  });
  if (!encoded.ok) return encoded;
  const frames = parseMp3Frames(encoded.value)?.slice(firstLoopFrame, firstLoopFrame + frameCount);
  if (frames?.length !== frameCount)
    return fail('unreadable', { detail: 'libmp3lame wrote an unexpected number of frames' });
  return succeed({ bytes: new Uint8Array(Buffer.concat(frames.map((frame) => frame.bytes))), mimeType });
}

function chooseBitrate(frameCount: number, recipe: MusicRecipe): number {
  return computeDuration(frameCount, recipe) >= recipe.longFromSeconds
    ? recipe.longBitrateKbps
    : recipe.bitrateKbps;
}

function computeDuration(frameCount: number, recipe: MusicRecipe): number {
  return (frameCount * samplesPerMp3Frame) / recipe.sampleRate;
}

/**
 * Whether an upload already consists of independent frames of one bitrate. Ordinary encoders do not write such files.
 */
function isFinished(upload: Uint8Array, recipe: MusicRecipe): boolean {
  const frames = parseMp3Frames(upload);
  if (!frames?.length || computeDuration(frames.length, recipe) > recipe.maxSeconds) return false;
  const bitrate = chooseBitrate(frames.length, recipe);
  return frames.every(
    (frame) =>
      frame.bitrateKbps <= bitrate &&
      frame.bitrateKbps === frames[0]?.bitrateKbps &&
      frame.sampleRate === recipe.sampleRate &&
      frame.reservoirBytes === 0 &&
      !frame.isHeader,
  );
}
