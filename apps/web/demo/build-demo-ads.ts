import { networks } from '@spinreel/exporters/networks/index';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { AdMedia } from '@spinreel/config-schema/ad/ad-media';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import { resolveAd } from '@spinreel/config-schema/ad/resolve-ad';
import { mediaBudgetBytes } from '@spinreel/exporters/size/media-budget';
import { exportAd } from '@spinreel/exporters/export-ad';
import { prepareFonts } from '@spinreel/media/fonts/prepare-fonts';
import type { MediaSource } from '@spinreel/media/media-source';
import { createMemoryRecipeStore } from '@spinreel/media/recipes/memory-recipe-store';
import type { RecipeStore } from '@spinreel/media/recipes/recipe-store';
import { prepareAdMedia } from '@spinreel/media/prepare-ad-media';
import { sniffMedia } from '@spinreel/media/sniff-media';
import { samplePath } from '@spinreel/samples/sample-media';
import { demoAds } from './demo-ads.ts';

const folder = new URL('dist/', import.meta.url);

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
await Promise.all(Object.entries<AdConfig>(demoAds).map(([name, config]) => buildDemoAd(name, config)));

async function buildDemoAd(name: string, config: AdConfig): Promise<void> {
  const ad = resolveAd(config);
  // The site provides no click hook, so a tap on the last screen opens no store.
  const store = createMemoryRecipeStore();
  const media = await prepareMedia(ad, store);
  const fonts = await prepareFonts({ ad, store });
  const { bytes } = await exportAd({ ad, media, fonts, network: networks.moloco });
  await writeFile(new URL(`${name}.html`, folder), bytes);
  process.stdout.write(`${name}.html: ${bytes.length} bytes\n`);
}

async function prepareMedia(ad: ResolvedAd, store: RecipeStore): Promise<AdMedia> {
  const media = await prepareAdMedia({
    ad,
    // A final encode would keep `npm start` waiting for a minute.
    quality: 'preview',
    budgetBytes: mediaBudgetBytes(networks.moloco),
    openAsset: openSample,
    store,
  });
  if (!media.ok) throw new Error(media.problem.message);
  return media.value;
}

async function openSample(fileName: string): Promise<MediaSource> {
  const path = samplePath(fileName);
  const bytes = await readFile(path);
  const kind = sniffMedia(bytes);
  if (kind === null) throw new Error(`Not media: ${path}`);
  return { path, kind, sha256: createHash('sha256').update(bytes).digest('hex') };
}
