import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const quality = 78;

/** Stores a screenshot as a WebP file. Needs ffmpeg. */
export async function storeWebp(png: Buffer, path: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-screenshots-'));
  try {
    const image = join(folder, 'image.png');
    await writeFile(image, png);
    await run('ffmpeg', [
      ...['-y', '-loglevel', 'error', '-i', image],
      ...['-c:v', 'libwebp', '-preset', 'picture', '-quality', String(quality)],
      path,
    ]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
