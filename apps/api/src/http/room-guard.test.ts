import { adQuota, uploadQuota } from '@spinreel/config-schema/limits';
import { messages } from '@spinreel/config-schema/messages';
import { expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/start-test-server.ts';
import { coverFile, uploadAd } from '../../test/upload-ad.ts';

const id = 'ad-12345678';

it('S19: on a disk that is nearly full nothing new is taken, and what exists can be read, saved and exported', async () => {
  const server = await startTestServer();
  const client = await server.unlocked();
  const config = await uploadAd(client, id);
  await client.json('POST', '/api/ads', config);
  const full = await startTestServer({
    dataDir: server.dataDir,
    settings: { minFreeBytes: Number.MAX_SAFE_INTEGER },
  });
  const again = await full.unlocked();
  again.cookie = client.cookie;
  const refused = [
    await again.upload('image', await coverFile()),
    await again.json('POST', '/api/upload/sample', { sampleId: 'casino-1' }),
    await again.json('POST', '/api/upload/sample-ad', undefined),
    await again.json('POST', '/api/ads', { id: 'ad-87654321' }),
    await again.json('POST', `/api/ads/${id}/duplicate`, { id: 'ad-87654321', name: 'Copy' }),
  ];
  for (const answer of refused)
    expect([answer.statusCode, answer.json().error.message]).toEqual([507, messages.backend.diskFull]);
  expect((await again.json('PUT', `/api/ads/${id}`, { ...config, name: 'Changed' })).statusCode).toBe(200);
  expect((await again.get(`/api/ads/${id}`)).json().data.config.name).toBe('Changed');
  const exported = await again.json('POST', `/api/export/${id}/generate`, { config });
  expect((await again.get(exported.json().data.downloadUrl)).statusCode).toBe(200);
});

it('S19: of two hundred uploads in an hour a session gets the first ones in, and others are not disturbed', async () => {
  const { server, clock } = await setup();
  const client = await server.unlocked();
  const { bytes } = await coverFile();
  await uploadBefore(server, client.cookie, uploadQuota.maxFiles - 1);
  const statuses: number[] = [];
  for (let count = uploadQuota.maxFiles; count <= 200; count += 1) {
    statuses.push((await client.upload('image', { name: 'cover.jpg', bytes })).statusCode);
  }
  expect(statuses).toEqual([200, ...Array.from({ length: 200 - uploadQuota.maxFiles }, () => 429)]);
  const refused = await client.upload('image', { name: 'cover.jpg', bytes });
  expect(refused.json().error).toEqual({ code: 'too-many-uploads', message: messages.upload.tooMany });
  expect(Number(refused.headers['retry-after'])).toBe(uploadQuota.windowMs / 1000);
  expect((await (await server.unlocked()).upload('image', await coverFile())).statusCode).toBe(200);
  clock.nowMs += uploadQuota.windowMs;
  expect((await client.upload('image', await coverFile())).statusCode).toBe(200);
});

it('S19: so many bytes in an hour are enough too', async () => {
  const { server } = await setup();
  const client = await server.unlocked();
  await uploadBefore(server, client.cookie, 1, uploadQuota.maxBytes);
  expect((await client.upload('image', await coverFile())).statusCode).toBe(429);
});

it('S19: a session can have so many ads, and one more once another was deleted', async () => {
  const { server } = await setup();
  const client = await server.unlocked();
  await client.json('POST', '/api/ads', { id: 'ad-00000000' });
  await addAdsLike('ad-00000000', server, adQuota.maxAds - 1);
  const refused = await client.json('POST', '/api/ads', { id });
  expect([refused.statusCode, refused.json().error.message]).toEqual([429, messages.ad.tooManyAds]);
  await client.json('DELETE', '/api/ads/ad-00000000', undefined);
  expect((await client.json('POST', '/api/ads', { id })).statusCode).toBe(200);
});

it('S19: ads that were deleted need room too, and no session can have any number of them', async () => {
  const { server } = await setup();
  const client = await server.unlocked();
  await client.json('POST', '/api/ads', { id: 'ad-00000000' });
  await client.json('DELETE', '/api/ads/ad-00000000', undefined);
  await addAdsLike('ad-00000000', server, adQuota.maxWithDeleted - 2);
  expect((await client.json('POST', '/api/ads', { id })).statusCode).toBe(200);
  await client.json('DELETE', `/api/ads/${id}`, undefined);
  const refused = await client.json('POST', '/api/ads', { id: 'ad-87654321' });
  expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'too-many-ads']);
  expect((await client.json('POST', `/api/ads/${id}/restore`, undefined)).statusCode).toBe(200);
});

it('S19: an ad that was created or duplicated and is sent again needs no room', async () => {
  const { server } = await setup();
  const client = await server.unlocked();
  const create = () => client.json('POST', '/api/ads', { id });
  const duplicate = (copy = 'ad-87654321') =>
    client.json('POST', `/api/ads/${id}/duplicate`, { id: copy, name: 'Copy' });
  const answers = [(await create()).json(), (await duplicate()).json()];
  await addAdsLike(id, server, adQuota.maxAds - 2);
  expect((await duplicate('ad-22222222')).statusCode).toBe(429);
  expect([(await create()).json(), (await duplicate()).json()]).toEqual(answers);
  const full = await startTestServer({
    dataDir: server.dataDir,
    settings: { minFreeBytes: Number.MAX_SAFE_INTEGER },
  });
  const again = await full.unlocked();
  again.cookie = client.cookie;
  expect((await again.json('POST', '/api/ads', { id })).json()).toEqual(answers[0]);
  expect((await again.json('POST', '/api/ads', {})).statusCode).toBe(507);
});

/** Rows of more ads which are as the one with that id is. */
async function addAdsLike(like: string, { services }: TestServer, count: number): Promise<void> {
  const { database } = services;
  const row = await database.selectFrom('ad').selectAll().where('id', '=', like).executeTakeFirstOrThrow();
  const more = Array.from({ length: count }, (_, index) => ({ ...row, id: `more-${index}` }));
  await database.insertInto('ad').values(more).execute();
}

/** Rows of uploads that the session has made already. */
async function uploadBefore(server: TestServer, cookie: string, count: number, sizeBytes = 1): Promise<void> {
  const secret = decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0] ?? '';
  const sessionId = (await server.services.sessions.find(secret)) ?? '';
  for (let index = 0; index < count; index += 1) {
    await server.services.assets.add({
      id: `upload-${index}`,
      sessionId,
      mediaKind: 'png',
      originalName: 'a.png',
      originalSha256: 'a',
      sizeBytes,
      servedSha256: 'a',
      servedMimeType: 'image/webp',
      facts: { widthPx: 1, heightPx: 1, durationSeconds: null, frameRate: null, cut: null },
    });
  }
}

async function setup(): Promise<{ server: TestServer; clock: { nowMs: number } }> {
  const clock = { nowMs: Date.parse('2026-11-22T12:00:00Z') };
  return { server: await startTestServer({ now: () => clock.nowMs }), clock };
}
