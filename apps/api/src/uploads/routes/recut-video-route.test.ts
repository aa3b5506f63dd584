import { readFile, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { recutVideo, RecutVideoResponse } from '@spinreel/api-contract/uploads';
import { makeMovVideo } from '@spinreel/fixtures/odd/odd-videos';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../../test/create-client.ts';
import { keepBusy } from '../../../test/processes/keep-busy.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { clipFile, coverFile, readHandle } from '../../../test/upload-ad.ts';
import { sweep } from '../../sweeper/sweep.ts';

const adId = 'ad-12345678';
const framing = { splitScreen: false, zoom: 1.5, zoomX: 0, zoomY: -100 };
const atEnd: (() => Promise<void>)[] = [];
let server: TestServer;
let client: Client;
let config: object;
let uploaded: { filePath: string; processedVideo: { optimizedUrl: string } };

beforeAll(async () => {
  server = await startTestServer({ cleanUp: (work) => atEnd.push(work) });
  client = await server.unlocked();
  const answer = await client.upload('video', {
    name: 'clip.mov',
    bytes: await readFile(await makeMovVideo()),
  });
  uploaded = answer.json().data;
  config = {
    id: adId,
    name: 'Lucky Reels',
    assets: { gameplayVideo: { filePath: uploaded.filePath } },
  };
  await client.json('POST', '/api/ads', config);
});
afterAll(() => Promise.all(atEnd.map((work) => work())));

// Requirement: crop.no-upload
it('crops the stored original again under the same handle and a new URL', async () => {
  const before = await client.get(uploaded.processedVideo.optimizedUrl);
  expect(before.headers['cache-control']).toContain('immutable');
  const answer = await recut({ filePath: uploaded.filePath, ...framing });
  expect(answer.statusCode).toBe(200);
  expect(Compile(RecutVideoResponse).Check(answer.json())).toBe(true);
  const { filePath, processedVideo } = answer.json().data;
  expect(filePath).toBe(uploaded.filePath);
  expect(processedVideo).toMatchObject({ width: 640, height: 360, frameRate: 30 });
  expect(processedVideo.optimizedWidth / processedVideo.optimizedHeight).toBeCloseTo(9 / 16, 1);
  expect(processedVideo.optimizedUrl).not.toBe(uploaded.processedVideo.optimizedUrl);
  const shown = await client.get(processedVideo.optimizedUrl);
  expect(shown.headers['cache-control']).toContain('immutable');
  expect(shown.rawPayload.equals(before.rawPayload)).toBe(false);
  const old = await client.get(uploaded.processedVideo.optimizedUrl);
  expect(old.headers['cache-control']).toContain('immutable');
  expect(old.rawPayload.equals(before.rawPayload)).toBe(true);
  const gameplayVideo = { filePath: uploaded.filePath, ...framing };
  const saved = await client.json('PUT', `/api/ads/${adId}`, { ...config, assets: { gameplayVideo } });
  const ad = await client.get(`/api/ads/${adId}`);
  expect(ad.json().data).toEqual(saved.json().data);
  const [stored] = Object.values(ad.json().data.assets) as [{ optimizedUrl: string }];
  expect(stored.optimizedUrl).toBe(processedVideo.optimizedUrl);
});

// Requirement: crop.shapes
it.each([
  ['a chosen shape', { splitScreen: true, shape: '4:5' }, 288, 360],
  ['the chosen area', { shape: 'reels', reels: { x: 0.25, y: 0.25, width: 0.5, height: 0.5 } }, 320, 180],
  ['the whole clip in full-screen mode', { shape: 'uploaded' }, 640, 360],
])('crops a stored video to %s', async (_name, change, width, height) => {
  const answer = await recut({ filePath: uploaded.filePath, ...framing, zoom: 1, ...change });
  expect(answer.json().data.processedVideo).toMatchObject({ optimizedWidth: width, optimizedHeight: height });
});

// Requirement: crop.no-upload
it('shows a shared video in each ad as that ad crops it, and keeps both crops', async () => {
  const clock = { nowMs: Date.now() };
  const shared = await startTestServer({ now: () => clock.nowMs });
  const own = await shared.unlocked();
  const filePath = readHandle(await own.upload('video', await clipFile()));
  const ads = ['ad-00000001', 'ad-00000002'] as const;
  for (const id of ads) await own.json('POST', '/api/ads', { id, assets: { gameplayVideo: { filePath } } });
  const shownIn = async (id: string): Promise<{ optimizedUrl: string; cut: object }> =>
    Object.values((await own.get(`/api/ads/${id}`)).json().data.assets)[0] as never;
  const uploadedUrl = (await shownIn(ads[0])).optimizedUrl;

  const requestCrop = (zoom: number, id: string) => recut({ filePath, ...framing, zoom, adId: id }, own);
  const urls = [];
  for (const [index, id] of ads.entries()) {
    urls.push((await requestCrop(1.5 + index, id)).json().data.processedVideo.optimizedUrl);
    const gameplayVideo = { filePath, ...framing, zoom: 1.5 + index };
    await own.json('PUT', `/api/ads/${id}`, { id, assets: { gameplayVideo } });
  }
  expect(new Set([uploadedUrl, ...urls]).size).toBe(3);
  for (const [index, id] of ads.entries())
    expect(await shownIn(id)).toMatchObject({ optimizedUrl: urls[index], cut: { zoom: 1.5 + index } });

  await own.json('POST', `/api/ads/${ads[0]}/duplicate`, { id: 'ad-00000003', name: 'Copy' });
  expect(await shownIn('ad-00000003')).toMatchObject({ optimizedUrl: urls[0] });

  for await (const { sha256 } of shared.services.blobs.list())
    await utimes((await shared.services.blobs.localFile(sha256)) ?? '', new Date(0), new Date(0));
  clock.nowMs += 30 * 24 * 60 * 60 * 1000;
  await sweep(shared.services);
  const later = await shared.unlocked();
  const answers = await Promise.all([uploadedUrl, ...urls].map((url) => later.get(url)));
  for (const answer of answers)
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([
      200,
      expect.stringContaining('immutable'),
    ]);
  expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(3);
});

it('reuses a crop: the first one again has its first URL', async () => {
  const first = { splitScreen: true, zoom: 1, zoomX: 0, zoomY: 0 };
  const { data } = (await recut({ filePath: uploaded.filePath, ...first })).json();
  expect(data.processedVideo.optimizedUrl).toBe(uploaded.processedVideo.optimizedUrl);
});

// Requirement: crop.no-upload
it('crops the upload of another session only for the ad that uses it', async () => {
  const other = await server.unlocked();
  const request = { filePath: uploaded.filePath, ...framing };
  const stranger = await recut(request, other);
  expect([stranger.statusCode, stranger.json().error.code]).toEqual([422, 'unknown-asset']);
  expect((await recut({ ...request, adId: 'ad-00000000' }, other)).statusCode).toBe(422);
  expect((await recut({ ...request, adId }, other)).statusCode).toBe(200);
});

it('keeps the frame rate in which an older upload counts its pauses', async () => {
  const { assets, database } = server.services;
  const own = await server.unlocked();
  const filePath = readHandle(await own.upload('video', await clipFile()));
  const id = filePath.replace('asset:', '');
  const asset = await assets.find(id);
  await database
    .updateTable('asset')
    .set({ facts: JSON.stringify({ ...asset?.facts, frameRate: 12 }) })
    .where('id', '=', id)
    .execute();
  const answer = await recut({ filePath, ...framing }, own);
  expect(answer.json().data.processedVideo).toMatchObject({ frameRate: 12 });
});

it('crops only known videos', async () => {
  const cover = readHandle(await client.upload('image', await coverFile()));
  for (const filePath of ['asset:00000000', '/etc/passwd', 'http://example.com/a.mp4', '', cover]) {
    const answer = await recut({ filePath, ...framing });
    expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'unknown-asset']);
  }
});

it.each([
  [{ ...framing, zoom: 4 }],
  [{ ...framing, zoomX: '5' }],
  [{ ...framing, trim: 1 }],
  [{ splitScreen: true }],
])('refuses the cut %o', async (cut) => {
  const answer = await recut({ filePath: uploaded.filePath, ...cut });
  expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'malformed']);
});

it('refuses visitors', async () => {
  expect((await recut({ filePath: uploaded.filePath, ...framing }, server.visitor())).statusCode).toBe(401);
});

it('answers Retry-After when too many jobs are waiting', async () => {
  const busy = await startTestServer({ settings: { workers: 1 } });
  const own = await busy.unlocked();
  const filePath = readHandle(await own.upload('video', await clipFile()));
  const calm = keepBusy(busy);
  const answer = await recut({ filePath, ...framing }, own);
  expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'busy']);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  await calm();
});

it('names the video when its original is missing', async () => {
  const lost = await startTestServer();
  const own = await lost.unlocked();
  const filePath = readHandle(await own.upload('video', await clipFile()));
  await rm(join(lost.dataDir, 'blobs'), { recursive: true });
  const answer = await recut({ filePath, ...framing }, own);
  expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'asset-missing']);
});

async function recut(body: object, as = client) {
  return await as.json(recutVideo.method, recutVideo.path(), body);
}
