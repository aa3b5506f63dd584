import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { AdMedia } from '@spinreel/config-schema/ad-media';
import { resolveAd } from '@spinreel/config-schema/resolve-ad';
import { exportAd } from '@spinreel/exporters/export-ad';
import type { MediaSource } from '@spinreel/media/media-source';
import { createMemoryRecipeStore } from '@spinreel/media/memory-recipe-store';
import { prepareAdMedia } from '@spinreel/media/prepare-ad-media';
import { sniffMedia } from '@spinreel/media/sniff-media';
import { sampleAd } from '@spinreel/samples/sample-ad';
import { samplePath } from '@spinreel/samples/sample-media';

/** Bytes of media in the demo: visitors load it unasked-for, so it gets a third of what a network would take. */
const mediaBudgetBytes = 1_200_000;
const ad = resolveAd(sampleAd);

// Whoever has no click hook around the page, as the site has none, opens no store: the tap on the last screen does nothing.
const { bytes } = await exportAd({ ad, media: await demoMedia(), network: 'moloco' });
const folder = new URL('../dist/', import.meta.url);
await mkdir(folder, { recursive: true });
await writeFile(new URL('lucky-reels.html', folder), bytes);
process.stdout.write(`lucky-reels.html: ${bytes.length} bytes\n`);

async function demoMedia(): Promise<AdMedia> {
  const media = await prepareAdMedia({
    ad,
    quality: 'final',
    budgetBytes: mediaBudgetBytes,
    openAsset: sampleSource,
    store: createMemoryRecipeStore(),
  });
  if (!media.ok) throw new Error(media.problem.message);
  return media.value;
}

async function sampleSource(fileName: string): Promise<MediaSource> {
  const path = samplePath(fileName);
  const bytes = await readFile(path);
  const kind = sniffMedia(bytes);
  if (kind === null) throw new Error(`Not media: ${path}`);
  return { path, kind, sha256: createHash('sha256').update(bytes).digest('hex') };
}
