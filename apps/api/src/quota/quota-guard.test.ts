import { adQuota, uploadQuota } from '@spinreel/config-schema/limits/limits';
import { messages } from '@spinreel/config-schema/messages/messages';
import { timings } from '@spinreel/config-schema/limits/timings';
import { expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/start-test-server.ts';
import { coverFile, uploadAd } from '../../test/upload-ad.ts';
import type { Settings } from '../settings/settings.ts';

const id = 'ad-12345678';

// Requirement: security.quotas
it('accepts nothing new on a nearly full disk, while existing ads can be read, saved and exported', async () => {
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

// Requirement: security.quotas
it('accepts the first of two hundred uploads in an hour, and does not disturb other sessions', async () => {
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

// Requirement: security.quotas
it('limits the bytes per hour too', async () => {
  const { server } = await setup();
  const client = await server.unlocked();
  await uploadBefore(server, client.cookie, 1, uploadQuota.maxFiles * uploadQuota.bytesPerFile);
  expect((await client.upload('image', await coverFile())).statusCode).toBe(429);
});

// Requirement: security.quotas
it('counts files that are checked together with other uploads', async () => {
  const { server } = await setup();
  const client = await server.unlocked();
  await uploadBefore(server, client.cookie, uploadQuota.maxFiles - 1);
  const check = async () => {
    const form = new FormData();
    form.append('networks', 'moloco');
    form.append('file', new Blob(['<!doctype html>']), 'ad.html');
    return (await client.form('/api/checks', form)).statusCode;
  };
  expect([await check(), await check()]).toEqual([200, 429]);
  expect((await client.upload('image', await coverFile())).statusCode).toBe(429);
});

// Requirement: security.quotas
it('a new login does not reset an address’s upload quota, and other addresses are not affected', async () => {
  const { server } = await setup({ trustProxy: true });
  for (let login = 0; login < uploadQuota.sessionsPerAddress; login += 1) {
    const client = await server.unlocked();
    await uploadBefore(server, client.cookie, uploadQuota.maxFiles - 1);
    expect((await client.upload('image', await coverFile())).statusCode).toBe(200);
    await client.json('DELETE', '/api/access', undefined);
  }
  const again = await server.unlocked();
  const refused = await again.upload('image', await coverFile());
  expect([refused.statusCode, refused.json().error.message]).toEqual([429, messages.upload.tooManyTogether]);
  const elsewhere = { 'x-forwarded-for': '203.0.113.9' };
  expect((await again.upload('image', await coverFile(), {}, elsewhere)).statusCode).toBe(200);
});

// Requirement: security.quotas
it('limits the ads of a session, and allows one more after a deletion', async () => {
  const { server } = await setup();
  const client = await server.unlocked();
  await client.json('POST', '/api/ads', { id: 'ad-00000000' });
  await addAdsLike('ad-00000000', server, adQuota.maxAds - 1);
  const refused = await client.json('POST', '/api/ads', { id });
  expect([refused.statusCode, refused.json().error.message]).toEqual([429, messages.ad.tooManyAds]);
  await client.json('DELETE', '/api/ads/ad-00000000', undefined);
  expect((await client.json('POST', '/api/ads', { id })).statusCode).toBe(200);
});

// Requirement: security.quotas
it('deleted ads count towards a quota of their own', async () => {
  const { server, clock } = await setup();
  const client = await server.unlocked();
  await client.json('POST', '/api/ads', { id: 'ad-00000000' });
  await client.json('DELETE', '/api/ads/ad-00000000', undefined);
  await addAdsLike('ad-00000000', server, adQuota.maxWithDeleted - 2);
  expect((await client.json('POST', '/api/ads', { id })).statusCode).toBe(200);
  await client.json('DELETE', `/api/ads/${id}`, undefined);
  const refused = await client.json('POST', '/api/ads', { id: 'ad-87654321' });
  expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'too-many-ads']);
  // Deleting an ad does not help immediately, but waiting until the first deleted ad has been removed does.
  const goneAtMs = clock.nowMs + timings.deletedAdTtlMs;
  expect(refused.json().error.message).toBe(messages.ad.tooManyDeletedAds(new Date(goneAtMs)));
  expect(Number(refused.headers['retry-after'])).toBe(timings.deletedAdTtlMs / 1000);
  expect((await client.json('POST', `/api/ads/${id}/restore`, undefined)).statusCode).toBe(200);
});

// Requirement: security.quotas
it('creating or duplicating an ad again with the same id needs no quota', async () => {
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

/** Inserts rows of earlier uploads of the session. */
async function uploadBefore(server: TestServer, cookie: string, count: number, sizeBytes = 1): Promise<void> {
  const secret = decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0] ?? '';
  const sessionId = (await server.services.sessions.find(secret)) ?? '';
  for (let index = 0; index < count; index += 1) {
    await server.services.assets.add({
      id: `upload-${sessionId}-${index}`,
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

async function setup(
  settings: Partial<Settings> = {},
): Promise<{ server: TestServer; clock: { nowMs: number } }> {
  const clock = { nowMs: Date.parse('2026-11-22T12:00:00Z') };
  return { server: await startTestServer({ now: () => clock.nowMs, settings }), clock };
}
