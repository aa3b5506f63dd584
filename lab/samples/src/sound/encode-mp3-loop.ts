import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runFfmpeg } from '../rendering/run-ffmpeg.ts';
import { mp3Frames, samplesPerFrame } from './mp3-frames.ts';
import type { Stereo } from './stereo-loop.ts';
import { wavBytes } from './wav-bytes.ts';

/**
 * Encodes a loop as MP3 of 96 kbit/s at constant bitrate, without a Xing header.
 *
 * An encoder adds silence before and after its input, which would be audible as a gap in a loop. Therefore the loop is
 * encoded three times in a row, and only the frames of the middle repetition are used: they begin and end inside the
 * music. The bit reservoir is disabled, because a frame that borrows bits from the previous one could not be cut out.
 */
export async function encodeMp3Loop(loop: Stereo): Promise<Buffer> {
  const framesPerRound = loop.left.length / samplesPerFrame;
  if (!Number.isInteger(framesPerRound)) throw new Error('The loop does not consist of whole MP3 frames.');
  const folder = await mkdtemp(join(tmpdir(), 'sample-music-'));
  try {
    const wav = join(folder, 'loop.wav');
    const mp3 = join(folder, 'loop.mp3');
    await writeFile(wav, wavBytes(loop, 3));
    await runFfmpeg([
      '-i',
      wav,
      '-c:a',
      'libmp3lame',
      '-b:a',
      '96k',
      '-reservoir',
      '0',
      '-write_xing',
      '0',
      '-id3v2_version',
      '0',
      mp3,
    ]);
    const stream = await readFile(mp3);
    const frames = mp3Frames(stream).slice(framesPerRound, 2 * framesPerRound);
    return Buffer.concat(frames.map(({ offset, sizeBytes }) => stream.subarray(offset, offset + sizeBytes)));
  } finally {
    await rm(folder, { recursive: true });
  }
}
