import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { sniffMedia } from '../src/sniff-media.ts';
import type { MediaSource } from '../src/media-source.ts';

const run = promisify(execFile);

/** Runs ffmpeg to make an input for a test; the output path is the last argument. */
export async function makeMedia(path: string, args: readonly string[]): Promise<string> {
  await run('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args, path]);
  return path;
}

/** Describes a stored upload as the code under test expects it. */
export async function readSource(path: string): Promise<MediaSource> {
  const bytes = await readFile(path);
  const kind = sniffMedia(bytes);
  if (!kind) throw new Error(`Not media: ${path}`);
  return { path, kind, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** Reads entries of a file with ffprobe. `entries` is the value of its option `show_entries`. */
export async function probe<T>(path: string, entries: string, options: readonly string[] = []): Promise<T> {
  const { stdout } = await run(
    'ffprobe',
    ['-loglevel', 'error', ...options, '-show_entries', entries, '-of', 'json', path],
    { maxBuffer: 32 * 1024 * 1024 },
  );
  return JSON.parse(stdout) as T;
}

/** Reads the times of a video's keyframes in seconds. */
export async function readKeyframeTimes(path: string): Promise<number[]> {
  const { packets } = await probe<{ packets: { pts_time: string; flags: string }[] }>(
    path,
    'packet=pts_time,flags',
    [...['-select_streams', 'v:0']],
  );
  return packets
    .filter((packet) => packet.flags.startsWith('K'))
    .map((packet) => Number(packet.pts_time))
    .toSorted((a, b) => a - b);
}

/** Decodes every frame of a file as grey pixels, scaled to a size. */
export async function decodeGreyFrames(
  path: string,
  size: { width: number; height: number },
): Promise<Buffer[]> {
  const { stdout } = await run(
    'ffmpeg',
    [
      ...['-loglevel', 'error', '-i', path, '-an', '-vf', `scale=${size.width}:${size.height}:flags=area`],
      ...['-fps_mode', 'passthrough', '-pix_fmt', 'gray', '-f', 'rawvideo', '-'],
    ],
    { encoding: 'buffer', maxBuffer: 256 * 1024 * 1024 },
  );
  const length = size.width * size.height;
  return Array.from({ length: stdout.length / length }, (_, index) =>
    stdout.subarray(index * length, (index + 1) * length),
  );
}
