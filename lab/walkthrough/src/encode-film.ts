import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FilmFrame } from './film.ts';

const run = promisify(execFile);
const fps = 30;
const widthPx = 1280;
const crf = 25;
const loop = { fps: 10, widthPx: 800, quality: 60 };

/** Joins frames to an MP4 that starts while it loads, without sound. */
export async function encodeFilm(options: {
  frames: FilmFrame[];
  folder: string;
  into: string;
}): Promise<void> {
  const list = join(options.folder, 'frames.txt');
  const entries = options.frames.map(({ path, seconds }) => `file '${path}'\nduration ${seconds.toFixed(4)}`);
  // The list's last duration counts only when a file follows it.
  entries.push(`file '${options.frames.at(-1)?.path ?? ''}'`);
  await writeFile(list, entries.join('\n'));
  const total = options.frames.reduce((sum, { seconds }) => sum + seconds, 0);
  await run('ffmpeg', [
    ...['-y', '-f', 'concat', '-safe', '0', '-i', list],
    ...['-vf', `fps=${fps},scale=${widthPx}:-2:flags=lanczos,format=yuv420p`, '-t', total.toFixed(3)],
    ...['-c:v', 'libx264', '-preset', 'veryslow', '-crf', String(crf), '-tune', 'animation'],
    ...['-movflags', '+faststart', '-map_metadata', '-1', options.into],
  ]);
}

/** Extracts a frame of the film as its poster image. */
export async function extractPoster(
  film: string,
  options: { atSeconds: number; into: string },
): Promise<void> {
  await run('ffmpeg', [
    ...['-y', '-ss', String(options.atSeconds), '-i', film, '-frames:v', '1'],
    ...['-c:v', 'libwebp', '-quality', '82', options.into],
  ]);
}

/** Encodes a part of the film as a looping animated image, small enough for a text page. */
export async function encodeLoop(
  film: string,
  options: { fromSeconds: number; seconds: number; into: string },
): Promise<void> {
  const { fromSeconds, seconds, into } = options;
  await run('ffmpeg', [
    ...['-y', '-ss', String(fromSeconds), '-t', String(seconds), '-i', film],
    ...['-vf', `fps=${loop.fps},scale=${loop.widthPx}:-2:flags=lanczos`, '-an'],
    ...['-c:v', 'libwebp_anim', '-quality', String(loop.quality), '-loop', '0', into],
  ]);
}
