import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { ImageKind } from '@spinreel/config-schema/options/formats';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { makeAnimatedGif, makeBmpImage, makePhoneJpeg } from '@spinreel/fixtures/odd/odd-images';
import { drawPaletteImage, paletteImages } from '@spinreel/fixtures/odd/palette-images';
import { expectValue } from '../../test/expect-outcome.ts';
import { optimiseImage } from './optimise-image.ts';
import { imageRecipes, tightenImageRecipe } from '../recipes/image-recipe.ts';

/** The versions for browsers and ads, and the ad's version for tight budgets. */
const shippedForms = [
  { form: 'the image shown in the wizard', recipe: imageRecipes.coverImage },
  { form: 'a badge', recipe: imageRecipes.winningBadgeImage },
  { form: 'a smaller cover', recipe: tightenImageRecipe(imageRecipes.coverImage) },
  { form: 'a smaller badge', recipe: tightenImageRecipe(imageRecipes.winningBadgeImage) },
];

test('makes the cover a WebP within its box and its wanted size', async () => {
  const image = await optimiseForTest(await readFile(fixtureMedia.cover.path), 'jpeg');
  expect(image).toMatchObject({ mimeType: 'image/webp', widthPx: 1080, heightPx: 1920 });
  expect(image.bytes.length).toBeLessThanOrEqual(imageRecipes.coverImage.wantedBytes);
});

test('makes the landscape cover a WebP within its own box', async () => {
  const bytes = await sharp({ create: { width: 3840, height: 2160, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const made = await optimiseForTest(bytes, 'png', imageRecipes.landscapeCoverImage);
  expect(made).toMatchObject({ mimeType: 'image/webp', widthPx: 1920, heightPx: 1080 });
});

test('never enlarges an image', async () => {
  const bytes = await sharp({ create: { width: 50, height: 30, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  expect(await optimiseForTest(bytes, 'png')).toMatchObject({ widthPx: 50, heightPx: 30 });
});

// Requirement: privacy.exports
test('applies a photo’s rotation and removes its location and camera', async () => {
  const image = await optimiseForTest(await makePhoneJpeg(), 'jpeg');
  expect(image).toMatchObject({ widthPx: 360, heightPx: 640 });
  const { exif, icc, xmp, orientation } = await sharp(image.bytes).metadata();
  expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
  const { data } = await sharp(image.bytes).raw().toBuffer({ resolveWithObject: true });
  // The red edge is at the top.
  expect(data[0]).toBeGreaterThan(200);
  expect(data[2]).toBeLessThan(100);
});

test('keeps transparency and chooses the smaller of WebP and palette PNG', async () => {
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
  const image = await optimiseForTest(art, 'png', imageRecipes.winningBadgeImage);
  const { data, info } = await sharp(image.bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 600, height: 600, channels: 4 });
  expect([data[3], data[(300 * 600 + 300) * 4 + 3]]).toEqual([0, 255]);
  const webp = await sharp(art).webp({ quality: 80, effort: 4 }).toBuffer();
  expect(image.bytes.length).toBeLessThanOrEqual(webp.length);
});

test.each(paletteImages.flatMap((image) => shippedForms.map((form) => ({ ...image, ...form }))))(
  'keeps every pixel of $drawing with $colours colours as $form (transparent: $isTransparent)',
  async ({ recipe, ...image }) => {
    const source = await drawPaletteImage(image);
    const made = await optimiseForTest(source, 'png', recipe);
    expect(await measureLargestError(made.bytes, source)).toBe(0);
    const lossy = await sharp(source).webp({ quality: 80, smartSubsample: true }).toBuffer();
    expect(made.bytes.length).toBeLessThan(lossy.length);
  },
);

test('keeps a small animation, and only the first frame of a large one', async () => {
  const gif = await makeAnimatedGif();
  const moving = await optimiseForTest(gif, 'gif');
  expect((await sharp(moving.bytes).metadata()).pages).toBe(6);
  expect(moving).toMatchObject({ mimeType: 'image/webp', widthPx: 120, heightPx: 120 });
  const still = await optimiseForTest(gif, 'gif', { ...imageRecipes.coverImage, maxAnimationBytes: 100 });
  expect((await sharp(still.bytes).metadata()).pages ?? 1).toBe(1);
});

test('uses the first frame of an animation that cannot stay animated', async () => {
  // The library does not write rotated images of several pages.
  const turned = await sharp(await makeAnimatedGif(), { animated: true })
    .withMetadata({ orientation: 6 })
    .webp()
    .toBuffer();
  const still = await optimiseForTest(turned, 'webp');
  expect((await sharp(still.bytes).metadata()).pages ?? 1).toBe(1);
});

test('reads the channels of a BMP in the right order', async () => {
  const image = await optimiseForTest(await makeBmpImage(), 'bmp');
  const seen = await measureMeanColour(image.bytes);
  const original = await measureMeanColour(
    await sharp(fixtureMedia.background.path).resize(200, 200).png().toBuffer(),
  );
  seen.forEach((channel, index) => expect(Math.abs(channel - original[index]!)).toBeLessThan(6));
});

test('returns the same bytes for the same image', async () => {
  const bytes = await readFile(fixtureMedia.badge.path);
  const [first, second] = [await optimiseForTest(bytes, 'png'), await optimiseForTest(bytes, 'png')];
  expect(Buffer.compare(first.bytes, second.bytes)).toBe(0);
});

async function optimiseForTest(bytes: Uint8Array, kind: ImageKind, recipe = imageRecipes.coverImage) {
  return expectValue(await optimiseImage({ bytes, kind, recipe }));
}

/** The largest difference, 0 to 255 over all channels. Pixels that are transparent in both images are equal. */
async function measureLargestError(one: Uint8Array, other: Uint8Array): Promise<number> {
  const decode = (bytes: Uint8Array) => sharp(bytes).ensureAlpha().raw().toBuffer();
  const [a, b] = [await decode(one), await decode(other)];
  if (a.length !== b.length) throw new Error('The images differ in size.');
  let largest = 0;
  for (const [at, value] of a.entries()) {
    const alphaAt = at - (at % 4) + 3;
    const isUnseen = a[alphaAt] === 0 && b[alphaAt] === 0;
    if (!isUnseen) largest = Math.max(largest, Math.abs(value - (b[at] ?? 0)));
  }
  return largest;
}

async function measureMeanColour(bytes: Uint8Array): Promise<number[]> {
  const { channels } = await sharp(bytes).removeAlpha().stats();
  return channels.map((channel) => channel.mean);
}
