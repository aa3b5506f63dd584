import {
  findMoments,
  FindMomentsResponse,
  findReels,
  FindReelsResponse,
  readFilmstrip,
} from '@spinreel/api-contract/assets';
import { recutVideo, type ProcessedVideo } from '@spinreel/api-contract/uploads';
import { parseAssetId } from '@spinreel/config-schema/options/asset-handles';
import { computeFilmstripLayout } from '@spinreel/config-schema/limits/filmstrip-layout';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../../test/create-client.ts';
import { keepBusy } from '../../../test/processes/keep-busy.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { clipFile, coverFile, readHandle } from '../../../test/upload-ad.ts';

const atEnd: (() => Promise<void>)[] = [];
let server: TestServer;
let client: Client;
let id: string;
let video: ProcessedVideo;

beforeAll(async () => {
  server = await startTestServer({ cleanUp: (work) => atEnd.push(work), settings: { workers: 1 } });
  client = await server.unlocked();
  const answer = await client.upload('video', await clipFile(6));
  id = readAssetId(answer);
  video = answer.json().data.processedVideo;
});
afterAll(() => Promise.all(atEnd.map((work) => work())));

// Requirement: api.filmstrip
it('draws the filmstrip of the cropped video, and lets browsers cache it', async () => {
  const answer = await client.get(readFilmstrip.pathOf(video.optimizedUrl));
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(answer.headers['cache-control']).toContain('immutable');
  const { width, height } = readJpegSize(answer.rawPayload);
  const layout = computeLayout(video);
  expect([width, height]).toEqual([
    layout.columns * layout.tileWidthPx,
    Math.ceil(layout.tileCount / layout.columns) * layout.tileHeightPx,
  ]);
  const again = await client.get(readFilmstrip.path(id), { 'if-none-match': String(answer.headers.etag) });
  expect([again.statusCode, again.headers['cache-control'], again.body]).toEqual([
    304,
    'private, no-cache',
    '',
  ]);
});

it('finds the rests before the spins of a clip', async () => {
  const answer = await client.get(findMoments.path(id));
  expect(answer.statusCode).toBe(200);
  expect(Compile(FindMomentsResponse).Check(answer.json())).toBe(true);
  const { moments, spins } = answer.json().data as FindMomentsResponse['data'];
  const rests = moments.filter(({ reason }) => reason === 'motion-stops').map(({ frame }) => frame);
  // The spins of the clip start after 1 and 5 seconds.
  for (const truth of [30, 150]) {
    expect(rests.some((frame) => Math.abs(frame - truth) <= 5)).toBe(true);
    expect(spins.some(({ restSeconds }) => Math.abs(30 * restSeconds - truth) <= 5)).toBe(true);
  }
});

// Requirement: api.reels
it('finds the reels in the whole upload, also if its crop shows only a part of them', async () => {
  const readReels = async () => {
    const answer = await client.get(findReels.path(id));
    expect(answer.statusCode).toBe(200);
    expect(Compile(FindReelsResponse).Check(answer.json())).toBe(true);
    return answer.json().data as FindReelsResponse['data'];
  };
  const { reels, still } = await readReels();
  // The reels of the clip are 670 by 396 pixels at 305, 152 of 1280 by 720.
  const { x = 0, y = 0, width = 0, height = 0 } = reels?.region ?? {};
  const sides = [x, y, x + width, y + height];
  for (const [index, truth] of [305 / 1280, 152 / 720, 975 / 1280, 548 / 720].entries()) {
    expect(Math.abs((sides[index] ?? 0) - truth)).toBeLessThan(0.02);
  }
  const size = readJpegSize(Buffer.from(still.replace('data:image/jpeg;base64,', ''), 'base64'));
  expect(size.width / size.height).toBeCloseTo(16 / 9, 1);

  const crop = { filePath: `asset:${id}`, splitScreen: true, zoom: 3, zoomX: 100, zoomY: 100 };
  expect((await client.json('POST', recutVideo.path(), crop)).statusCode).toBe(200);
  expect(await readReels()).toEqual({ reels, still });
  await client.json('POST', recutVideo.path(), { ...crop, zoom: 1, zoomX: 0, zoomY: 0 });
});

it('draws another filmstrip for another crop', async () => {
  const cut = { filePath: `asset:${id}`, splitScreen: false, zoom: 1, zoomX: 0, zoomY: 0 };
  const answer = await client.json('POST', recutVideo.path(), cut);
  const upright = answer.json().data.processedVideo as ProcessedVideo;
  const strip = await client.get(readFilmstrip.pathOf(upright.optimizedUrl));
  expect(strip.statusCode).toBe(200);
  expect(readJpegSize(strip.rawPayload).width).toBe(10 * computeLayout(upright).tileWidthPx);
  expect(computeLayout(upright).tileWidthPx).toBeLessThan(computeLayout(video).tileWidthPx);
});

// Requirement: api.filmstrip
it('analyzes only videos, and only for unlocked sessions', async () => {
  const cover = readAssetId(await client.upload('image', await coverFile()));
  for (const { path } of [readFilmstrip, findMoments, findReels]) {
    for (const unknown of [cover, '00000000', 'short']) {
      expect((await client.get(path(unknown))).statusCode).toBe(404);
    }
    expect((await server.visitor().get(path(id))).statusCode).toBe(401);
    expect((await (await server.unlocked()).get(path(id))).statusCode).toBe(200);
  }
});

it('answers Retry-After when too many jobs are waiting', async () => {
  const calm = keepBusy(server);
  for (const { path } of [readFilmstrip, findMoments, findReels]) {
    const answer = await client.get(path(id));
    expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'busy']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  }
  await calm();
});

function readAssetId(answer: { json(): unknown }): string {
  return parseAssetId(readHandle(answer)) ?? '';
}

function computeLayout({ duration, optimizedWidth, optimizedHeight }: ProcessedVideo) {
  return computeFilmstripLayout({
    durationSeconds: duration,
    widthPx: optimizedWidth,
    heightPx: optimizedHeight,
  });
}

/** Reads the size from the start-of-frame segment of a baseline JPEG. */
function readJpegSize(jpeg: Buffer): { width: number; height: number } {
  const start = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  return { height: jpeg.readUInt16BE(start + 5), width: jpeg.readUInt16BE(start + 7) };
}
