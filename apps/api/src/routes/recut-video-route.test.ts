import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { recutVideo, RecutVideoResponse } from '@spinreel/api-contract/recut-video';
import { movVideo } from '@spinreel/fixtures/odd-videos';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../test/create-client.ts';
import { keepBusy } from '../../test/keep-busy.ts';
import { startTestServer, type TestServer } from '../../test/start-test-server.ts';
import { coverFile, handleOf } from '../../test/upload-ad.ts';

const adId = 'ad-12345678';
const framing = { splitScreen: false, zoom: 1.5, zoomX: 0, zoomY: -100 };
const atEnd: (() => Promise<void>)[] = [];
let server: TestServer;
let client: Client;
let uploaded: { filePath: string; processedVideo: { optimizedUrl: string } };

beforeAll(async () => {
  server = await startTestServer({ cleanUp: (work) => atEnd.push(work) });
  client = await server.unlocked();
  const answer = await client.upload('video', { name: 'clip.mov', bytes: await readFile(await movVideo()) });
  uploaded = answer.json().data;
  const config = {
    id: adId,
    name: 'Lucky Reels',
    assets: { gameplayVideo: { filePath: uploaded.filePath } },
  };
  await client.json('POST', '/api/ads', config);
}, 60_000);
afterAll(() => Promise.all(atEnd.map((work) => work())));

it('cuts the stored original anew under the same handle and another address', async () => {
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
  expect([old.statusCode, old.headers['cache-control']]).toEqual([200, 'private, no-cache']);
  const ad = await client.get(`/api/ads/${adId}`);
  const [stored] = Object.values(ad.json().data.assets) as [{ optimizedUrl: string }];
  expect(stored.optimizedUrl).toBe(processedVideo.optimizedUrl);
});

it('makes no cut twice: the first one again has its first address', async () => {
  const first = { splitScreen: true, zoom: 1, zoomX: 0, zoomY: 0 };
  const { data } = (await recut({ filePath: uploaded.filePath, ...first })).json();
  expect(data.processedVideo.optimizedUrl).toBe(uploaded.processedVideo.optimizedUrl);
});

it('cuts what another session uploaded only for the ad that uses it', async () => {
  const other = await server.unlocked();
  const request = { filePath: uploaded.filePath, ...framing };
  const stranger = await recut(request, other);
  expect([stranger.statusCode, stranger.json().error.code]).toEqual([422, 'unknown-asset']);
  expect((await recut({ ...request, adId: 'ad-00000000' }, other)).statusCode).toBe(422);
  expect((await recut({ ...request, adId }, other)).statusCode).toBe(200);
});

it('cuts nothing but videos that it knows', async () => {
  const cover = handleOf(await client.upload('image', await coverFile()));
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

it('answers no visitor', async () => {
  expect((await recut({ filePath: uploaded.filePath, ...framing }, server.visitor())).statusCode).toBe(401);
});

it('says when to come back when too much waits', async () => {
  const busy = await startTestServer({ settings: { workers: 1 } });
  const own = await busy.unlocked();
  const bytes = await readFile(await movVideo());
  const filePath = handleOf(await own.upload('video', { name: 'clip.mov', bytes }));
  const calm = keepBusy(busy);
  const answer = await recut({ filePath, ...framing }, own);
  expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'busy']);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  await calm();
});

it('names the video when its original is gone', async () => {
  const lost = await startTestServer();
  const own = await lost.unlocked();
  const bytes = await readFile(await movVideo());
  const filePath = handleOf(await own.upload('video', { name: 'clip.mov', bytes }));
  await rm(join(lost.dataDir, 'blobs'), { recursive: true });
  const answer = await recut({ filePath, ...framing }, own);
  expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'asset-missing']);
});

async function recut(body: object, as = client) {
  return await as.json(recutVideo.method, recutVideo.path(), body);
}
