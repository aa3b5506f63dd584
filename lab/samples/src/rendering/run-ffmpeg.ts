import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Runs ffmpeg quietly and overwrites its output. `input` is written to its standard input. Throws with ffmpeg's
 * messages if it fails.
 */
export async function runFfmpeg(args: readonly string[], input?: Readable): Promise<void> {
  const ffmpeg = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], {
    stdio: [input === undefined ? 'ignore' : 'pipe', 'ignore', 'pipe'],
  });
  let said = '';
  ffmpeg.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const ended = new Promise<void>((resolve, reject) => {
    ffmpeg.once('error', reject);
    ffmpeg.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`ffmpeg ${args.join(' ')} ended with ${code}: ${said}`));
    });
  });
  const fed =
    input === undefined || ffmpeg.stdin === null ? Promise.resolve() : pipeline(input, ffmpeg.stdin);
  await Promise.all([ended, fed]);
}
