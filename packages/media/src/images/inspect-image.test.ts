import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { makePngBomb, makeTruncatedPng } from '@spinreel/fixtures/hostile/hostile-images';
import { makeAnimatedPng } from '@spinreel/fixtures/odd/animated-images';
import {
  makeAnimatedGif,
  makeBmpImage,
  makePhoneJpeg,
  makeWebpImage,
} from '@spinreel/fixtures/odd/odd-images';
import { imageLimits } from '@spinreel/config-schema/limits/limits';
import { findProblemCode, expectValue } from '../../test/expect-outcome.ts';
import { inspectImage } from './inspect-image.ts';

test('measures each kind of image', async () => {
  const badge = await readFile(fixtureMedia.badge.path);
  expect(expectValue(await inspectImage({ bytes: badge, kind: 'png' }))).toMatchObject({
    hasAlpha: true,
    frameCount: 1,
  });
  const webp = expectValue(await inspectImage({ bytes: await makeWebpImage(), kind: 'webp' }));
  expect(webp).toMatchObject({ widthPx: 540, heightPx: 960 });
  const gif = expectValue(await inspectImage({ bytes: await makeAnimatedGif(), kind: 'gif' }));
  expect(gif).toMatchObject({ widthPx: 120, heightPx: 120, frameCount: 6 });
  const bmp = expectValue(await inspectImage({ bytes: await makeBmpImage(), kind: 'bmp' }));
  expect(bmp).toMatchObject({ widthPx: 200, heightPx: 200, hasAlpha: false });
});

test.each([
  ['a GIF', 'gif', makeAnimatedGif, (gif: Buffer) => sharp(gif).gif().toBuffer()],
  ['a WebP', 'webp', makeAnimatedWebp, makeWebpImage],
  ['a PNG', 'png', () => makeAnimatedPng(), () => makeAnimatedPng({ frameCount: 1 })],
  ['a PNG', 'png', () => makeAnimatedPng(), () => readFile(fixtureMedia.badge.path)],
] as const)('tells whether %s is animated', async (_name, kind, makeAnimated, makeStill) => {
  const animated = await makeAnimated();
  const still = await makeStill(animated);
  const inspect = async (bytes: Buffer) => expectValue(await inspectImage({ bytes, kind })).isAnimated;
  expect([await inspect(animated), await inspect(still)]).toEqual([true, false]);
});

test('applies a photo’s rotation to its size', async () => {
  const facts = expectValue(await inspectImage({ bytes: await makePhoneJpeg(), kind: 'jpeg' }));
  expect(facts).toMatchObject({ widthPx: 360, heightPx: 640 });
});

test('refuses truncated images', async () => {
  expect(findProblemCode(await inspectImage({ bytes: await makeTruncatedPng(), kind: 'png' }))).toBe(
    'unreadable',
  );
  const jpeg = await readFile(fixtureMedia.cover.path);
  const half = jpeg.subarray(0, jpeg.length / 2);
  expect(findProblemCode(await inspectImage({ bytes: half, kind: 'jpeg' }))).toBe('unreadable');
});

test('refuses an image that decodes to too many pixels', async () => {
  expect(findProblemCode(await inspectImage({ bytes: makePngBomb(), kind: 'png' }))).toBe('too-many-pixels');
});

test('refuses animations with too many frames or too many pixels in all', async () => {
  const frames = imageLimits.maxAnimationFrames + 1;
  expect(findProblemCode(await inspectImage({ bytes: createGif({ frames, side: 8 }), kind: 'gif' }))).toBe(
    'too-many-frames',
  );
  expect(
    findProblemCode(await inspectImage({ bytes: createGif({ frames: 50, side: 1000 }), kind: 'gif' })),
  ).toBe('too-many-pixels');
});

test('never decodes formats that are not accepted, whatever they are called', async () => {
  const tiff = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .tiff()
    .toBuffer();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>');
  expect(findProblemCode(await inspectImage({ bytes: tiff, kind: 'png' }))).toBe('unreadable');
  expect(findProblemCode(await inspectImage({ bytes: svg, kind: 'png' }))).toBe('unreadable');
});

async function makeAnimatedWebp(): Promise<Buffer> {
  return sharp(await makeAnimatedGif(), { animated: true })
    .webp()
    .toBuffer();
}

/** Creates the headers of an animation. Their values are enough to refuse it. */
function createGif({ frames, side }: { frames: number; side: number }): Buffer {
  const size = [side & 255, side >> 8, side & 255, side >> 8];
  const header = Buffer.from([...Buffer.from('GIF89a'), ...size, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]);
  const frame = Buffer.from([
    0x21,
    0xf9,
    4,
    0,
    5,
    0,
    0,
    0,
    0x2c,
    0,
    0,
    0,
    0,
    ...size,
    0,
    2,
    2,
    0x44,
    0x01,
    0,
  ]);
  return Buffer.concat([header, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])]);
}
