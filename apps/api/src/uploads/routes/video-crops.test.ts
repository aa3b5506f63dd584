import { readFilmstrip } from '@spinreel/api-contract/assets';
import { recutVideo } from '@spinreel/api-contract/uploads';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../../test/create-client.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { clipFile, readHandle } from '../../../test/upload-ad.ts';

const framing = { splitScreen: false, zoom: 1.5, zoomX: 0, zoomY: -100 };
const atEnd: (() => Promise<void>)[] = [];
let server: TestServer;
let client: Client;
let filePath: string;
let uploadedUrl: string;

beforeAll(async () => {
  server = await startTestServer({ cleanUp: (work) => atEnd.push(work) });
  client = await server.unlocked();
  const answer = await client.upload('video', await clipFile());
  filePath = readHandle(answer);
  uploadedUrl = answer.json().data.processedVideo.optimizedUrl;
});
afterAll(() => Promise.all(atEnd.map((work) => work())));

// Requirement: crop.no-upload
it('shows each variant in its own crop', async () => {
  const cuts = [1, 2, 3].map((zoom) => ({ splitScreen: true, zoom, zoomX: 0, zoomY: 0 }));
  const urls = [await crop(cuts[0] ?? {}), await crop(cuts[1] ?? {})];
  const variants = cuts.slice(1).map(({ zoom }) => ({
    ...{ id: `zoom-${zoom}`, overrides: { 'assets.gameplayVideo.zoom': zoom } },
  }));
  const ad = { id: 'ad-variants', assets: { gameplayVideo: { filePath, ...cuts[0] } }, variants };
  const created = (await client.json('POST', '/api/ads', ad)).json().data;
  const shown = { optimizedUrl: urls[0], crops: urls.map(readCropName) };
  expect(Object.values(created.assets)).toMatchObject([shown]);
  const [base, variant] = await Promise.all(urls.map((url) => client.get(url)));
  expect(base?.rawPayload.equals(variant?.rawPayload ?? Buffer.of())).toBe(false);
});

it('makes a crop again if it is gone', async () => {
  const { database, blobs } = server.services;
  const url = await crop({ ...framing, zoom: 2.5 });
  const before = await client.get(url);
  const lose = {
    'its row': () => database.deleteFrom('video_crop').execute(),
    'its file': async () => {
      const rows = await database.selectFrom('video_crop').selectAll().execute();
      for (const row of rows) await blobs.remove(row.served_sha256);
    },
  };
  for (const [what, remove] of Object.entries(lose)) {
    await remove();
    const again = await client.get(url);
    const caching = again.headers['cache-control'];
    expect([what, again.statusCode, caching]).toEqual([what, 200, expect.stringContaining('immutable')]);
    expect(again.rawPayload.equals(before.rawPayload)).toBe(true);
  }
});

it('shows a crop at the URL that earlier versions gave it', async () => {
  const url = await crop(framing);
  const row = await server.services.database
    .selectFrom('video_crop')
    .selectAll()
    .where('name', '=', readCropName(url))
    .executeTakeFirstOrThrow();
  const earlier = url.replace(/=.*/, `=${row.served_sha256.slice(0, 16)}`);
  const [one, other] = await Promise.all([earlier, url].map((each) => client.get(each)));
  expect(one?.rawPayload.equals(other?.rawPayload ?? Buffer.of())).toBe(true);
  const strips = await Promise.all([earlier, url].map((each) => client.get(readFilmstrip.pathOf(each))));
  expect(new Set(strips.map(({ headers }) => headers.etag)).size).toBe(1);
});

it.each(['split_16:9_9_0_0', 'split_reels_1_0_0_0_0_0.01_0.01', '0123456789abcdef', 'x', ''])(
  'shows the crop of the upload at a URL with the unknown crop %j',
  async (name) => {
    const answer = await client.get(uploadedUrl.replace(/=.*/, `=${name}`));
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-cache']);
    expect(answer.rawPayload.equals((await client.get(uploadedUrl)).rawPayload)).toBe(true);
  },
);

/** Has the video cropped, and returns the URL of the crop. */
async function crop(cut: object): Promise<string> {
  const answer = await client.json('POST', recutVideo.path(), { filePath, ...cut });
  return answer.json().data.processedVideo.optimizedUrl;
}

function readCropName(url: string): string {
  return new URL(url, 'http://host').searchParams.get('cut') ?? '';
}
