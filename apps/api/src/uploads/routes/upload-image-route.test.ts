// Requirement: upload.calls
import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredAd } from '@spinreel/api-contract/schemas/stored-ad';
import { UploadImageResponse } from '@spinreel/api-contract/uploads';
import { uploadLimitsBytes } from '@spinreel/config-schema/limits/limits';
import { messages } from '@spinreel/config-schema/messages/messages';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { makePngBomb, makeTruncatedPng } from '@spinreel/fixtures/hostile/hostile-images';
import {
  makeExternalFileSvg,
  makeHarmlessSvg,
  makeLaughsSvg,
  makeScriptSvg,
} from '@spinreel/fixtures/hostile/hostile-svgs';
import { makeAnimatedPng } from '@spinreel/fixtures/odd/animated-images';
import { makeAnimatedGif, makeBmpImage, makeWebpImage } from '@spinreel/fixtures/odd/odd-images';
import { makeVeryShortVideo } from '@spinreel/fixtures/odd/odd-videos';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../../test/create-client.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { coverFile, readHandle } from '../../../test/upload-ad.ts';

let server: TestServer;
let client: Client;
const atEnd: (() => Promise<void>)[] = [];

beforeAll(async () => {
  server = await startTestServer({ cleanUp: (work) => atEnd.push(work) });
  client = await server.unlocked();
});
afterAll(() => Promise.all(atEnd.map((work) => work())));

it('accepts an image and answers with its handles', async () => {
  const answer = await client.upload('image', await coverFile());
  expect(answer.statusCode).toBe(200);
  expect(Compile(UploadImageResponse).Check(answer.json())).toBe(true);
  const { data } = answer.json();
  expect(data.filePath).toMatch(/^\/api\/assets\/[A-Za-z0-9-]{36}$/);
  expect(data.fileSystemPath).toBe(data.filePath.replace('/api/assets/', 'asset:'));
  expect(data.processedImage).toEqual({ optimizedUrl: data.filePath, width: 180, height: 320 });
});

it('keeps the original unchanged next to the version for browsers', async () => {
  const cover = await coverFile();
  const { data } = (await client.upload('image', cover)).json();
  const asset = await server.services.assets.find(data.fileSystemPath.slice('asset:'.length));
  const original = await server.services.blobs.localFile(asset?.originalSha256 ?? '');
  expect(await readFile(original ?? '')).toEqual(cover.bytes);
  const shown = await client.get(data.processedImage.optimizedUrl);
  expect(shown.headers['content-type']).toBe('image/webp');
});

it('names the slots that show only the first frame of an animation, also when the ad is read', async () => {
  const upload = async (name: string, bytes: Buffer) =>
    (await client.upload('image', { name, bytes }, { purpose: 'decoration' })).json().data;
  const small = await upload('small.gif', await makeAnimatedGif());
  expect(small.processedImage).not.toHaveProperty('stillSlots');
  const moving = await upload('moving.png', makeAnimatedPng());
  const { stillSlots } = moving.processedImage;
  expect(stillSlots).toEqual(expect.arrayContaining(['coverImage', 'winningBadgeImage']));
  const id = 'ad-moving-123';
  const assets = {
    winningBadgeImage: { filePath: moving.filePath },
    outroImage: { filePath: small.filePath },
  };
  await client.json('POST', '/api/ads', { id, assets });
  const stored: StoredAd = (await client.get(`/api/ads/${id}`)).json().data;
  const stillByName = Object.values(stored.assets).map((asset) => [asset.originalName, asset.stillSlots]);
  expect(Object.fromEntries(stillByName)).toEqual({ 'moving.png': stillSlots, 'small.gif': undefined });
});

// Requirement: upload.limits
it.each([
  ['a PNG named .jpg', 'badge.jpg', 'cover', () => readFile(fixtureMedia.badge.path)],
  ['an image named .txt', 'cover.txt', 'cover', async () => (await coverFile()).bytes],
  ['an image without extension', 'cover', 'cover', async () => (await coverFile()).bytes],
  ['a BMP', 'image.bmp', 'background', makeBmpImage],
  ['a WebP', 'image.WEBP', 'decoration', makeWebpImage],
  ['an SVG as decoration', 'badge.svg', 'decoration', makeHarmlessSvg],
])('accepts %s', async (_name, name, purpose, make) => {
  const answer = await client.upload('image', { name, bytes: await make() }, { purpose });
  expect(answer.statusCode).toBe(200);
});

// Requirement: upload.limits
it.each([
  ['a video named .png', 'clip.png', 'cover', async () => readFile(await makeVeryShortVideo()), 415],
  ['text named .png', 'notes.png', 'cover', () => Buffer.from('<html><script>alert(1)</script>'), 415],
  ['an SVG as cover', 'cover.svg', 'cover', makeHarmlessSvg, 415],
  ['one byte', 'cover.png', 'cover', () => Buffer.from('x'), 415],
  ['nothing', 'cover.png', 'cover', () => Buffer.alloc(0), 422],
  ['half a PNG', 'badge.png', 'decoration', makeTruncatedPng, 422],
  ['an unknown purpose', 'cover.png', 'frame', () => readFile(fixtureMedia.badge.path), 400],
])('refuses %s', async (_name, name, purpose, make, status) => {
  const answer = await client.upload('image', { name, bytes: await make() }, { purpose });
  expect(answer.statusCode).toBe(status);
});

it('accepts an SVG without a purpose, which an ad may use as its outro but not as its cover', async () => {
  const svg = readHandle(await client.upload('image', { name: 'outro.svg', bytes: makeHarmlessSvg() }));
  const id = 'ad-svg-12345';
  const asOutro = { id, assets: { outroImage: { filePath: svg } } };
  expect((await client.json('POST', '/api/ads', asOutro)).statusCode).toBe(200);
  for (const [asset, subject] of [
    ['coverImage', 'Image'],
    ['landscapeCoverImage', 'Image'],
    ['frameImage', 'Background image'],
  ] as const) {
    const config = { id, assets: { [asset]: { filePath: svg } } };
    const refused = await client.json('PUT', `/api/ads/${id}`, config);
    expect([refused.statusCode, refused.json().error]).toEqual([
      422,
      {
        code: 'invalid-ad',
        message: messages.upload.imageFormat(subject),
        problem: expect.objectContaining({ field: `assets.${asset}` }),
      },
    ]);
    expect((await client.json('POST', `/api/export/${id}/preview`, { config })).statusCode).toBe(422);
  }
});

it.each([
  ['cover', messages.upload.imageFormat('Image')],
  ['background', messages.upload.imageFormat('Background image')],
  ['decoration', messages.upload.decorativeImageFormat],
])('refuses a format with the message for a %s', async (purpose, message) => {
  const answer = await client.upload(
    'image',
    { name: 'notes.txt', bytes: Buffer.from('hello') },
    { purpose },
  );
  expect(answer.json().error).toEqual({ code: 'unsupported-media', message });
});

it('names a HEIC photo, and how to take JPEG photos', async () => {
  const bytes = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]);
  const answer = await client.upload('image', { name: 'IMG_0042.jpg', bytes }, { purpose: 'cover' });
  expect([answer.statusCode, answer.json().error.message]).toEqual([
    415,
    `${messages.upload.imageFormat('Image')}. ${messages.upload.heic}`,
  ]);
});

// Requirement: upload.limits
it('accepts exactly the limit and not a byte more', async () => {
  const cover = (await coverFile()).bytes;
  // Bytes after the end of a JPEG's image are not part of it.
  const padded = (sizeBytes: number) => Buffer.concat([cover, Buffer.alloc(sizeBytes - cover.length)]);
  const exact = await client.upload('image', { name: 'cover.jpg', bytes: padded(uploadLimitsBytes.image) });
  expect(exact.statusCode).toBe(200);
  const over = await client.upload('image', {
    name: 'cover.jpg',
    bytes: padded(uploadLimitsBytes.image + 1),
  });
  expect([over.statusCode, over.json().error.code]).toEqual([413, 'too-large']);
});

// Requirement: upload.image-max-size
it.each([
  ['cover', /^Image file size \(3\.00 MB\) exceeds platform limits/],
  ['background', /^Background image file size \(3\.00 MB\) exceeds/],
])('reports the size of a %s that is too large, and keeps nothing of it', async (purpose, message) => {
  const bytes = randomBytes(3 * 1024 * 1024);
  const answer = await client.upload('image', { name: 'cover.jpg', bytes }, { purpose });
  expect(answer.json().error.message).toMatch(message);
  expect(await readdir(join(server.dataDir, 'tmp'))).toEqual([]);
});

// Requirement: security.image-bombs
it.each([
  ['a bomb of pixels', 'bomb.png', makePngBomb, 'too-many-pixels'],
  ['an SVG of entities that multiply', 'laughs.svg', makeLaughsSvg, 'unreadable'],
])('%s is refused', async (_name, name, make, code) => {
  const answer = await client.upload('image', { name, bytes: make() }, { purpose: 'decoration' });
  expect([answer.statusCode, answer.json().error.code]).toEqual([422, code]);
});

// Requirement: security.served-uploads
it('never serves an SVG as markup, and shows no file of the disk', async () => {
  for (const bytes of [makeScriptSvg(), makeExternalFileSvg(fixtureMedia.cover.path)]) {
    const { data } = (
      await client.upload('image', { name: 'a.svg', bytes }, { purpose: 'decoration' })
    ).json();
    const shown = await client.get(data.processedImage.optimizedUrl);
    expect(shown.headers['content-type']).toMatch(/^image\/(png|webp)$/);
    expect(shown.body).not.toContain('<svg');
  }
});

// Requirement: security.served-uploads
it.each([
  ['an image that is also a page', '<html><script>alert(1)</script></html>'],
  ['an image that is also an archive', 'PK\u0003\u0004 META-INF/MANIFEST.MF'],
])('browsers get only the image of %s, re-encoded', async (_name, rider) => {
  const bytes = Buffer.concat([await readFile(fixtureMedia.badge.path), Buffer.from(rider)]);
  const { data } = (await client.upload('image', { name: 'a.png', bytes }, { purpose: 'decoration' })).json();
  const shown = await client.get(data.processedImage.optimizedUrl);
  expect(shown.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(shown.rawPayload.includes(rider.slice(0, 12))).toBe(false);
});

// Requirement: security.ids
it('treats a file name as text only', async () => {
  const { bytes } = await coverFile();
  for (const name of ['../../cover.jpg', `${'x'.repeat(5000)}.jpg`, 'a"\r\nX-Evil: 1.jpg']) {
    const answer = await client.upload('image', { name, bytes });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data.originalName.length).toBeLessThanOrEqual(255);
    expect(answer.headers).not.toHaveProperty('x-evil');
  }
  const names = await readdir(server.dataDir, { recursive: true });
  expect(names.filter((name) => name.endsWith('.jpg'))).toEqual([]);
});
