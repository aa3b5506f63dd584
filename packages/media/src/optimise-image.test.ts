import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { ImageKind } from '@spinreel/config-schema/formats';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { animatedGif, bmpImage, phoneJpeg } from '@spinreel/fixtures/odd-images';
import { valueOf } from '../test/expect-outcome.ts';
import { optimiseImage } from './optimise-image.ts';
import { imageRecipes } from './recipes/image-recipe.ts';

test('makes the cover a WebP within its box and its wanted size', async () => {
  const image = await optimised(await readFile(fixtureMedia.cover.path), 'jpeg');
  expect(image).toMatchObject({ mimeType: 'image/webp', widthPx: 1080, heightPx: 1920 });
  expect(image.bytes.length).toBeLessThanOrEqual(imageRecipes.coverImage.wantedBytes);
});

test('never enlarges a picture', async () => {
  const bytes = await sharp({ create: { width: 50, height: 30, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  expect(await optimised(bytes, 'png')).toMatchObject({ widthPx: 50, heightPx: 30 });
});

test('turns a photograph upright and drops where and with what it was taken', async () => {
  const image = await optimised(await phoneJpeg(), 'jpeg');
  expect(image).toMatchObject({ widthPx: 360, heightPx: 640 });
  const { exif, icc, xmp, orientation } = await sharp(image.bytes).metadata();
  expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
  const { data } = await sharp(image.bytes).raw().toBuffer({ resolveWithObject: true });
  // The red edge stands on top.
  expect(data[0]).toBeGreaterThan(200);
  expect(data[2]).toBeLessThan(100);
});

test('keeps transparency and takes the smaller of WebP and palette PNG', async () => {
  const art = Buffer.from(
    await sharp({
      create: { width: 600, height: 600, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .composite([
        {
          input: await sharp({ create: { width: 300, height: 300, channels: 3, background: 'red' } })
            .png()
            .toBuffer(),
        },
      ])
      .png()
      .toBuffer(),
  );
  const image = await optimised(art, 'png', imageRecipes.winningBadgeImage);
  const { data, info } = await sharp(image.bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 600, height: 600, channels: 4 });
  expect([data[3], data[(300 * 600 + 300) * 4 + 3]]).toEqual([0, 255]);
  const webp = await sharp(art).webp({ quality: 80, effort: 4 }).toBuffer();
  expect(image.bytes.length).toBeLessThanOrEqual(webp.length);
});

test('keeps an animation that is small enough, and else its first picture', async () => {
  const gif = await animatedGif();
  const moving = await optimised(gif, 'gif');
  expect((await sharp(moving.bytes).metadata()).pages).toBe(6);
  expect(moving).toMatchObject({ mimeType: 'image/webp', widthPx: 120, heightPx: 120 });
  const still = await optimised(gif, 'gif', { ...imageRecipes.coverImage, maxAnimationBytes: 100 });
  expect((await sharp(still.bytes).metadata()).pages ?? 1).toBe(1);
});

test('takes the first picture of an animation that cannot be kept moving', async () => {
  // Turned pictures of several pages are what the library does not make.
  const turned = await sharp(await animatedGif(), { animated: true })
    .withMetadata({ orientation: 6 })
    .webp()
    .toBuffer();
  const still = await optimised(turned, 'webp');
  expect((await sharp(still.bytes).metadata()).pages ?? 1).toBe(1);
});

test('reads BMP with its colours in place', async () => {
  const image = await optimised(await bmpImage(), 'bmp');
  const seen = await meanColour(image.bytes);
  const original = await meanColour(
    await sharp(fixtureMedia.background.path).resize(200, 200).png().toBuffer(),
  );
  seen.forEach((channel, index) => expect(Math.abs(channel - original[index]!)).toBeLessThan(6));
});

test('gives the same bytes for the same picture', async () => {
  const bytes = await readFile(fixtureMedia.badge.path);
  const [first, second] = [await optimised(bytes, 'png'), await optimised(bytes, 'png')];
  expect(Buffer.compare(first.bytes, second.bytes)).toBe(0);
});

async function optimised(bytes: Uint8Array, kind: ImageKind, recipe = imageRecipes.coverImage) {
  return valueOf(await optimiseImage({ bytes, kind, recipe }));
}

async function meanColour(bytes: Uint8Array): Promise<number[]> {
  const { channels } = await sharp(bytes).removeAlpha().stats();
  return channels.map((channel) => channel.mean);
}
