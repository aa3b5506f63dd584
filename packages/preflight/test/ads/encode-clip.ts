import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { VideoFile } from '@spinreel/config-schema/ad/ad-media';

const run = promisify(execFile);

/** Encodes a short clip with sound in the format of exported ads: H.264 and AAC, with a keyframe at each pause. */
export async function encodeClip(options: {
  durationSeconds: number;
  pauseFrames: readonly number[];
}): Promise<VideoFile> {
  const { durationSeconds, pauseFrames } = options;
  const [widthPx, heightPx, frameRate] = [320, 180, 30];
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-clip-'));
  const path = join(folder, 'clip.mp4');
  const picture = `testsrc2=size=${widthPx}x${heightPx}:rate=${frameRate}:duration=${durationSeconds}`;
  const sound = `sine=frequency=440:duration=${durationSeconds}`;
  const keyframes = pauseFrames.map((frame) => (frame / frameRate).toFixed(6)).join(',') || '0';
  try {
    await run('ffmpeg', [
      ...['-hide_banner', '-loglevel', 'error', '-f', 'lavfi', '-i', picture, '-f', 'lavfi', '-i', sound],
      ...['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'high', '-pix_fmt', 'yuv420p'],
      ...['-force_key_frames', keyframes, '-c:a', 'aac', '-ac', '2', '-movflags', '+faststart', path],
    ]);
    const bytes = new Uint8Array(await readFile(path));
    return { bytes, mimeType: 'video/mp4', widthPx, heightPx, durationSeconds, frameRate, pauseFrames };
  } finally {
    await rm(folder, { recursive: true });
  }
}
