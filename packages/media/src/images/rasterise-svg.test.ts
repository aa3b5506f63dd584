import { createServer } from 'node:http';
import { writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import * as hostile from '@spinreel/fixtures/hostile/hostile-svgs';
import { findProblemCode, expectValue } from '../../test/expect-outcome.ts';
import { createTemporaryFolder } from '../../test/create-temporary-folder.ts';
import { rasteriseSvg } from './rasterise-svg.ts';

const folder = createTemporaryFolder();
const box = { maxWidthPx: 600, maxHeightPx: 600 };

test('draws an SVG as large as its box, whatever size it declares', async () => {
  const png = expectValue(await rasteriseSvg(hostile.makeHarmlessSvg(), box));
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 600, height: 600, channels: 4 });
  expect([...data.subarray((300 * 600 + 300) * 4, (300 * 600 + 300) * 4 + 4)]).toEqual([
    0xdc, 0x14, 0x3c, 255,
  ]);
});

// Requirement: media.svg
test.each([
  ['without a size', '<svg xmlns="http://www.w3.org/2000/svg">'],
  ['as large as its place', '<svg width="100%" height="100%" xmlns="http://www.w3.org/2000/svg">'],
])('fills the box with the content of an SVG %s', async (_, root) => {
  const svg = Buffer.from(`${root}<rect x="40" y="20" width="60" height="30" fill="#dc143c"/></svg>`);
  const png = expectValue(await rasteriseSvg(svg, box));
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 600, channels: 4 });
  expect(Math.abs(info.height - 300)).toBeLessThan(5);
  const corners = [10 * 600 + 10, 10 * 600 + 590, 290 * 600 + 10, 290 * 600 + 590];
  expect(corners.map((at) => data[4 * at])).toEqual([0xdc, 0xdc, 0xdc, 0xdc]);
});

// Requirement: media.svg
test.each([
  ['with a namespace prefix', '<?xml version="1.0"?><s:svg xmlns:s="http://www.w3.org/2000/svg"', 's:'],
  ['behind a long comment', `<!-- ${'x'.repeat(5000)} --><svg xmlns="http://www.w3.org/2000/svg"`, ''],
])('draws an SVG with a root element %s', async (_, start, prefix) => {
  const rect = `<${prefix}rect width="10" height="10" fill="#dc143c"/>`;
  const svg = Buffer.from(`${start} width="10" height="10">${rect}</${prefix}svg>`);
  const png = expectValue(await rasteriseSvg(svg, box));
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 600, height: 600 });
  expect(data[4 * (300 * 600 + 300)]).toBe(0xdc);
});

// Requirement: media.svg
test('draws 50,000 paths', async () => {
  const paths = '<path d="M1 1h5v5z"/>'.repeat(50_000);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="999" height="999">${paths}</svg>`;
  expect(findProblemCode(await rasteriseSvg(Buffer.from(svg), box))).toBeNull();
});

// Requirement: media.svg, security.decoder-network
test('reads no other file', async () => {
  const secret = join(folder, 'red.png');
  await writeFile(
    secret,
    await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer(),
  );
  const png = expectValue(await rasteriseSvg(hostile.makeExternalFileSvg(secret), box));
  const { channels } = await sharp(png).stats();
  expect(channels.map((channel) => channel.max)).toEqual([0, 0, 0, 0]);
});

// Requirement: media.svg, security.decoder-network
test('makes no network requests', async () => {
  let requests = 0;
  const server = createServer((_, response) => {
    requests += 1;
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const png = expectValue(
    await rasteriseSvg(hostile.makeExternalHttpSvg(`http://127.0.0.1:${port}/x.png`), box),
  );
  server.close();
  expect(png.length).toBeGreaterThan(0);
  expect(requests).toBe(0);
});

test('draws a document without running its scripts', async () => {
  expect(findProblemCode(await rasteriseSvg(hostile.makeScriptSvg(), box))).toBeNull();
});

test('refuses entities that multiply', async () => {
  expect(findProblemCode(await rasteriseSvg(hostile.makeLaughsSvg(), box))).toBe('unreadable');
});

test('refuses a document that declares an enormous size', async () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9000000" height="9000000"><rect width="9" height="9"/></svg>',
  );
  const outcome = await rasteriseSvg(svg, box);
  const isSmall = outcome.ok && ((await sharp(outcome.value).metadata()).width ?? 0) <= box.maxWidthPx;
  expect(isSmall || findProblemCode(outcome) === 'unreadable').toBe(true);
});

// Requirement: media.svg
test('ends a document that takes too long', { timeout: 30_000 }, async () => {
  expect(
    findProblemCode(await rasteriseSvg(hostile.makeBlurBombSvg(), { maxWidthPx: 4000, maxHeightPx: 4000 })),
  ).toMatch(/timed-out|unreadable/);
});
