import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCli } from '@spinreel/cli/run-cli';
import { silentProgress } from '@spinreel/cli/terminal/create-progress';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { Browser } from 'playwright';
import { arrangeGalleryAd } from './arrange-gallery-ad.ts';
import type { GalleryAd } from './gallery-ads.ts';
import { writeGalleryAd } from './write-gallery-ad.ts';

/**
 * Builds the file of an ad for AppLovin in `folder`, as the command line does, with its elements where the wizard puts them.
 * Resolves to its path.
 */
export async function buildGalleryAd(ad: GalleryAd, folder: string, browser: Browser): Promise<string> {
  const config = await writeGalleryAd(ad, folder, browser);
  const file = await buildFile(config, folder);
  const coverPath = join(folder, 'cover.jpg');
  return await buildFile(await arrangeGalleryAd({ config, coverPath, file }, browser), folder);
}

async function buildFile(config: AdConfig, folder: string): Promise<string> {
  const path = join(folder, 'ad.json');
  const out = join(folder, 'out');
  await writeFile(path, JSON.stringify(config, null, 2));
  await rm(out, { recursive: true, force: true });
  const errors: string[] = [];
  const exitCode = await runCli(['build', path, '--network', 'applovin', '--out', out], {
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
  if (file === undefined) throw new Error(`${config.name} was not built: ${errors.join('\n')}`);
  return join(out, file);
}
