import { sampleRate, type Stereo } from './stereo-loop.ts';

/** Encodes a 16-bit stereo WAV file that repeats the sound `times` times. */
export function wavBytes(sound: Stereo, times = 1): Buffer {
  const bytesPerFrame = 4;
  const dataBytes = sound.left.length * times * bytesPerFrame;
  const file = Buffer.alloc(44 + dataBytes);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(36 + dataBytes, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(2, 22);
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt32LE(sampleRate * bytesPerFrame, 28);
  file.writeUInt16LE(bytesPerFrame, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(dataBytes, 40);
  let at = 44;
  for (let round = 0; round < times; round += 1) {
    for (let index = 0; index < sound.left.length; index += 1) {
      at = file.writeInt16LE(pcm(sound.left[index] ?? 0), at);
      at = file.writeInt16LE(pcm(sound.right[index] ?? 0), at);
    }
  }
  return file;
}

function pcm(value: number): number {
  return Math.round(Math.max(-1, Math.min(1, value)) * 32_767);
}
