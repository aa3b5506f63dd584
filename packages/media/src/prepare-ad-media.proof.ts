import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import { createTemporaryFolder } from '../test/create-temporary-folder.ts';
import { expectValue } from '../test/expect-outcome.ts';
import { readSource } from '../test/make-media.ts';
import { createRequest, createShortAd, openAsset } from '../test/short-ad.ts';
import { estimateAdMedia } from './estimate-ad-media.ts';
import { prepareAdMedia } from './prepare-ad-media.ts';
import { probeVideo } from './video/probe-video.ts';

const folder = createTemporaryFolder();

test('compresses images and music further rather than refuse an ad, and estimates that in advance', async () => {
  const noise = await sharp({
    create: {
      width: 1080,
      height: 1920,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .png()
    .toBuffer();
  const path = join(folder, 'noise.png');
  await writeFile(path, noise);
  const openNoise = (handle: string) => (handle === 'noise' ? readSource(path) : openAsset(handle));
  const ad = createShortAd();
  const noisy = { ...ad, images: { ...ad.images, backgroundImage: 'noise' as const } } as ResolvedAd;
  const request = { ...createRequest(noisy), openAsset: openNoise };
  const unlimited = expectValue(await prepareAdMedia(request));
  const usual = unlimited.images.backgroundImage!;
  const budgetBytes = 900_000;
  expect(usual.bytes.length).toBeGreaterThan(budgetBytes);
  const source = await openAsset(noisy.video.asset!);
  const upload = {
    facts: expectValue(await probeVideo({ path: source.path, kind: 'mp4' })),
    mezzanineBytes: 500_000,
  };
  const estimated = expectValue(await estimateAdMedia({ ...request, budgetBytes, upload }));
  const tight = expectValue(await prepareAdMedia({ ...request, budgetBytes }));
  expect(tight.images.backgroundImage!.widthPx).toBeLessThan(usual.widthPx);
  expect(tight.music!.bytes.length).toBeLessThan(unlimited.music!.bytes.length);
  expect(estimated.images).toEqual(tight.images);
  expect(estimated.music).toEqual(tight.music);
});
