import { readFile } from 'node:fs/promises';
import type { MediaFile } from '@spinreel/config-schema/ad-media';
import type { AudioKind } from '@spinreel/config-schema/formats';
import { decodeAudio } from './decode-audio.ts';
import { encoderLimits } from './encoder-limits.ts';
import { inEncoderSlot, type SlotOptions } from './encoder-slot.ts';
import { fail, succeed, type Outcome } from './media-problem.ts';
import { mp3Frames, samplesPerMp3Frame } from './mp3-frames.ts';
import { cutLoop, firstLoopFrame, loopToEncode } from './music-loop.ts';
import type { MusicRecipe } from './recipes/music-recipe.ts';
import { runFfmpeg } from './run-ffmpeg.ts';

/**
 * The music that ships: MP3 of constant bitrate without tags or a Xing header. It is a whole number of frames that
 * stand alone, cut out of a sound that repeats, so that playing them over and over is the loop, with no encoder's
 * silence in it. An upload that is such a file already is kept as it is.
 */
export async function encodeMusic(options: {
  path: string;
  kind: AudioKind;
  recipe: MusicRecipe;
  slot?: SlotOptions;
}): Promise<Outcome<MediaFile>> {
  const { path, kind, recipe, slot = {} } = options;
  const upload = new Uint8Array(await readFile(path));
  if (kind === 'mp3' && isFinished(upload, recipe)) return succeed({ bytes: upload, mimeType });
  return await inEncoderSlot(slot, async () => {
    const decoded = await decodeAudio({ path, kind, signal: slot.signal });
    if (!decoded.ok) return decoded;
    const loop = cutLoop(decoded.value.samples, {
      maxSamples: Math.round(recipe.maxSeconds * recipe.sampleRate),
      blendSamples: Math.round(recipe.blendSeconds * recipe.sampleRate),
    });
    return await encodeLoop(loop, recipe, slot.signal);
  });
}

const mimeType = 'audio/mpeg';

async function encodeLoop(
  loop: Float32Array,
  recipe: MusicRecipe,
  signal: AbortSignal | undefined,
): Promise<Outcome<MediaFile>> {
  const { samples, frameCount } = loopToEncode(loop);
  const encoded = await runFfmpeg({
    input: {
      kind: 'f32le',
      from: { bytes: new Uint8Array(samples.buffer) },
      options: ['-ar', String(recipe.sampleRate), '-ac', '2'],
    },
    outputOptions: [
      ...['-c:a', 'libmp3lame', '-b:a', `${bitrateFor(frameCount, recipe)}k`, '-reservoir', '0'],
      ...['-write_xing', '0', '-id3v2_version', '0', '-write_id3v1', '0'],
      ...['-flags:a', '+bitexact', '-fflags', '+bitexact', '-f', 'mp3'],
    ],
    output: 'pipe:1',
    timeoutMs: encoderLimits.musicTimeoutMs,
    signal,
  });
  if (!encoded.ok) return encoded;
  const frames = mp3Frames(encoded.value)?.slice(firstLoopFrame, firstLoopFrame + frameCount);
  if (frames?.length !== frameCount)
    return fail('unreadable', { detail: 'libmp3lame wrote other frames than asked for' });
  return succeed({ bytes: new Uint8Array(Buffer.concat(frames.map((frame) => frame.bytes))), mimeType });
}

function bitrateFor(frameCount: number, recipe: MusicRecipe): number {
  return durationOf(frameCount, recipe) >= recipe.longFromSeconds
    ? recipe.longBitrateKbps
    : recipe.bitrateKbps;
}

function durationOf(frameCount: number, recipe: MusicRecipe): number {
  return (frameCount * samplesPerMp3Frame) / recipe.sampleRate;
}

/** Frames of one bitrate that need no other frame: what this function makes, and nothing an ordinary encoder does. */
function isFinished(upload: Uint8Array, recipe: MusicRecipe): boolean {
  const frames = mp3Frames(upload);
  if (!frames?.length || durationOf(frames.length, recipe) > recipe.maxSeconds) return false;
  const bitrate = bitrateFor(frames.length, recipe);
  return frames.every(
    (frame) =>
      frame.bitrateKbps <= bitrate &&
      frame.bitrateKbps === frames[0]?.bitrateKbps &&
      frame.sampleRate === recipe.sampleRate &&
      frame.reservoirBytes === 0 &&
      !frame.isHeader,
  );
}
