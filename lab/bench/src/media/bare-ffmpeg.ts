import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs ffmpeg directly and returns its standard error. Throws if it fails. */
export async function bareFfmpeg(args: readonly string[]): Promise<string> {
  const { stderr } = await run('ffmpeg', ['-hide_banner', '-nostdin', '-y', ...args], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return stderr;
}
