import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The folder in which an encode of the product writes its files. */
const workFolder = /\/\S*spinreel-media-\w+/;

/**
 * Runs the passes of encodes again without the product: as many encodes at a time as the product runs, each in a folder of its
 * own. Their uploads must still be stored.
 */
export async function runBarePasses(passes: readonly string[][], folder: string): Promise<void> {
  const encodes = [...Map.groupBy(passes, (args) => findFolder(args)).values()];
  const runNext = async (): Promise<void> => {
    for (let encode = encodes.shift(); encode !== undefined; encode = encodes.shift()) {
      const own = await mkdtemp(join(folder, 'encode-'));
      for (const args of encode)
        await run('ffmpeg', ['-y', ...args.map((arg) => arg.replace(workFolder, own))]);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runNext));
}

function findFolder(args: readonly string[]): string {
  return args.map((arg) => workFolder.exec(arg)?.[0]).find((found) => found !== undefined) ?? '';
}
