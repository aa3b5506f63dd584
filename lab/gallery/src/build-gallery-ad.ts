import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { runCli } from '@spinreel/cli/run-cli';
import { silentProgress } from '@spinreel/cli/terminal/create-progress';
import type { Browser } from 'playwright';
import type { GalleryAd } from './gallery-ads.ts';
import { writeGalleryAd } from './write-gallery-ad.ts';

/** Builds the file of an ad for AppLovin in `folder`, as the command line does. Resolves to its path. */
export async function buildGalleryAd(ad: GalleryAd, folder: string, browser: Browser): Promise<string> {
  const config = await writeGalleryAd(ad, folder, browser);
  const out = join(folder, 'out');
  const errors: string[] = [];
  const exitCode = await runCli(['build', config, '--network', 'applovin', '--out', out], {
    print: () => {},
    printError: (line) => errors.push(line),
    printNote: () => {},
    progress: silentProgress,
    hasColors: false,
    folder,
    environment: process.env,
    readStdin: async () => new Uint8Array(),
    signal: new AbortController().signal,
  });
  const [file] = exitCode === 0 ? await readdir(out) : [];
  if (file === undefined) throw new Error(`${ad.name} was not built: ${errors.join('\n')}`);
  return join(out, file);
}
