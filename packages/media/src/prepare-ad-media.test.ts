import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import type { AdMedia } from '@spinreel/config-schema/ad/ad-media';
import { messages } from '@spinreel/config-schema/messages/messages';
import { mediaFolder } from '@spinreel/fixtures/fixture-media';
import { findProblemCode, expectValue } from '../test/expect-outcome.ts';
import { readSource } from '../test/make-media.ts';
import { createTemporaryFolder } from '../test/create-temporary-folder.ts';
import { createBareAd, createRequest, createShortAd, openAsset } from '../test/short-ad.ts';
import { createMemoryRecipeStore } from './recipes/memory-recipe-store.ts';
import { prepareAdMedia } from './prepare-ad-media.ts';

const folder = createTemporaryFolder();

test('prepares every part of the sample ad with progress, and reads it from the store the next time', async () => {
  const ad = createShortAd();
  const store = createMemoryRecipeStore();
  const shares: number[] = [];
  const request = { ...createRequest(ad), quality: 'preview' as const, store };
  const media = expectValue(await prepareAdMedia({ ...request, onProgress: (share) => shares.push(share) }));
  expect(media.video).toMatchObject({
    mimeType: 'video/mp4',
    frameRate: 30,
    pauseFrames: ad.video.pauseFrames,
  });
  expect(media.video.durationSeconds).toBeCloseTo(0.5);
  expect(media.music?.mimeType).toBe('audio/mpeg');
  expect(media.images.coverImage).toMatchObject({ mimeType: 'image/webp', widthPx: 1080, heightPx: 1920 });
  expect(media.images.winningBadgeImage?.widthPx).toBeLessThanOrEqual(600);
  expect(media.images.lowerHalfImage).toBeNull();
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
  const put = vi.spyOn(store, 'put');
  const again = expectValue(await prepareAdMedia(request));
  expect(digest(again)).toBe(digest(media));
  expect(put).not.toHaveBeenCalled();
});

test('fits everything into the budget', async () => {
  const budgetBytes = 1_000_000;
  const media = expectValue(await prepareAdMedia({ ...createRequest(createShortAd()), budgetBytes }));
  const images = Object.values(media.images).map((image) => image?.bytes.length ?? 0);
  const total =
    media.video.bytes.length + media.music!.bytes.length + images.reduce((sum, size) => sum + size, 0);
  expect(total).toBeLessThanOrEqual(budgetBytes);
});

// Requirement: size.largest-part
test('names the largest part when the ad cannot fit', async () => {
  const limitBytes = 500_000;
  const request = { ...createRequest(createShortAd()), budgetBytes: 300_000, limitBytes };
  const outcome = await prepareAdMedia(request);
  expect(findProblemCode(outcome)).toBe('too-big');
  const { message, overBytes } = (outcome as Extract<typeof outcome, { ok: false }>).problem;
  expect(message).toBe(
    messages.export.tooBig({ overBytes: overBytes!, limitBytes, largest: 'background music' }),
  );
});

test('reports the first problem', async () => {
  const broken = await readFile(resolve(mediaFolder, 'cover.jpg'));
  const half = join(folder, 'half.jpg');
  await writeFile(half, broken.subarray(0, broken.length / 2));
  const openBroken = (handle: string) => (handle === 'cover.jpg' ? readSource(half) : openAsset(handle));
  const outcome = await prepareAdMedia({ ...createRequest(createShortAd()), openAsset: openBroken });
  expect(findProblemCode(outcome)).toBe('unreadable');
});

test('stops when its signal aborts', async () => {
  const controller = new AbortController();
  const preparing = prepareAdMedia({
    ...createRequest(createBareAd()),
    store: createMemoryRecipeStore(),
    signal: controller.signal,
    onProgress: () => controller.abort(new Error('closed the window')),
  });
  await expect(preparing).rejects.toThrow('closed the window');
});

test('rethrows the error of opening an asset', async () => {
  const missing = () => Promise.reject(new Error('asset missing'));
  await expect(prepareAdMedia({ ...createRequest(createShortAd()), openAsset: missing })).rejects.toThrow(
    'asset missing',
  );
});

test('prepares an ad without music and with few images', async () => {
  const media = expectValue(await prepareAdMedia({ ...createRequest(createBareAd()), quality: 'preview' }));
  expect(media.music).toBeNull();
  expect(media.images.outroImage).toBeNull();
  expect((await sharp(media.images.coverImage!.bytes).metadata()).format).toBe('webp');
});

function digest(media: AdMedia): string {
  const text = JSON.stringify(media, (_, value: unknown) =>
    value instanceof Uint8Array ? sha256(value) : value,
  );
  return sha256(Buffer.from(text));
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
