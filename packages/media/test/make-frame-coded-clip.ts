import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { decodeGreyFrames } from './make-media.ts';

const columns = 8;

/** Makes a clip in which each frame shows its own number, as eight black or white columns. */
export async function makeFrameCodedClip(
  path: string,
  options: { frameCount: number; frameRate: string; width: number; height: number; outputOptions?: string[] },
): Promise<string> {
  const { frameCount, frameRate, width, height, outputOptions = [] } = options;
  const ffmpeg = spawn('ffmpeg', [
    ...['-loglevel', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'gray', '-s', `${width}x${height}`],
    ...[
      '-r',
      frameRate,
      '-i',
      '-',
      '-pix_fmt',
      'yuv420p',
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      '-crf',
      '18',
    ],
    ...[...outputOptions, path],
  ]);
  for (let frame = 0; frame < frameCount; frame += 1) ffmpeg.stdin.write(createFrame(frame, width, height));
  ffmpeg.stdin.end();
  const [exitCode] = (await once(ffmpeg, 'close')) as [number];
  if (exitCode !== 0) throw new Error(`ffmpeg ended with ${exitCode}`);
  return path;
}

/** Reads the numbers that the frames of a video show, in order. */
export async function readFrameCodes(path: string): Promise<number[]> {
  const frames = await decodeGreyFrames(path, { width: columns, height: 1 });
  return frames.map((frame) => frame.reduce((code, grey, bit) => code + (grey > 127 ? 2 ** bit : 0), 0));
}

function createFrame(frame: number, width: number, height: number): Buffer {
  const row = Buffer.alloc(width);
  for (let x = 0; x < width; x += 1) {
    const bit = Math.floor((x * columns) / width);
    row[x] = (frame >> bit) & 1 ? 235 : 16;
  }
  return Buffer.concat(Array.from({ length: height }, () => row));
}
