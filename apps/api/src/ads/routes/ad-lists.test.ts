import { listAds, ListAdsResponse, readAd } from '@spinreel/api-contract/ads';
import { timings } from '@spinreel/config-schema/limits/timings';
import { Compile } from 'typebox/compile';
import { expect, it } from 'vitest';
import type { Client } from '../../../test/create-client.ts';
import { startTestServer } from '../../../test/start-test-server.ts';
import { coverFile, readHandle } from '../../../test/upload-ad.ts';
import { sweep } from '../../sweeper/sweep.ts';

const id = 'ad-12345678';
const path = readAd.path(id);
const other = 'ad-87654321';

// Requirement: my-ads.per-session
it('lists the ads of a session, newest change first, with cover and step', async () => {
  const { client, clock } = await setup();
  const cover = readHandle(await client.upload('image', await coverFile()));
  const config = { id, name: 'Lucky', assets: { coverImage: { filePath: cover } } };
  await client.json('POST', '/api/ads', config);
  clock.nowMs += 1000;
  await client.json('POST', '/api/ads', { id: other });
  clock.nowMs += 1000;
  await client.json('PUT', path, { ...config, name: 'Luckier' });
  const answer = await client.get(listAds.path());
  expect(Compile(ListAdsResponse).Errors(answer.json())).toEqual([]);
  const { ads } = answer.json().data;
  expect(ads).toMatchObject([
    { id, name: 'Luckier', version: 2, step: 1, deletedAt: null },
    { id: other, name: 'Untitled Ad', coverUrl: null },
  ]);
  expect(ads[0].coverUrl).toBe(cover.replace('asset:', '/api/assets/'));
  expect(answer.body).not.toContain('pausePoints');
});

it('lists ads of other sessions only if they are named', async () => {
  const { client, server } = await setup();
  await client.json('POST', '/api/ads', { id });
  const later = await server.unlocked();
  expect(await idsIn(later)).toEqual([]);
  expect(await idsIn(later, `?ids=${id},no-such-ad`)).toEqual([id]);
});

it('refuses lists of too many or malformed ids', async () => {
  const { client } = await setup();
  const many = Array.from({ length: listAds.maxIds + 1 }, (_, index) => `ad-${10_000_000 + index}`).join();
  for (const ids of [many, '../x', "ad-12345678'--"]) {
    const answer = await client.get(`/api/ads?ids=${encodeURIComponent(ids)}`);
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'malformed']);
  }
});

// Requirement: my-ads.per-session
it('deletes an ad: nothing finds it until it is restored', async () => {
  const { client, clock } = await setup();
  await client.json('POST', '/api/ads', { id, name: 'Lucky' });
  await client.json('PUT', path, { id, name: 'Luckier' });
  const before = (await client.get(path)).json();
  expect((await client.json('DELETE', path, undefined)).statusCode).toBe(204);
  const deletedAt = new Date(clock.nowMs).toISOString();
  clock.nowMs += 1000;
  expect((await client.json('DELETE', path, undefined)).statusCode).toBe(204);
  expect((await client.get('/api/ads')).json().data.ads).toMatchObject([{ id, deletedAt }]);
  for (const answer of [
    await client.get(path),
    await client.json('PUT', path, { id }),
    await client.json('POST', `/api/export/${id}/generate`, { config: exportable }),
    await client.json('POST', `${path}/duplicate`, { id: other, name: 'Copy' }),
    await client.get(`${path}/versions`),
    await client.get(`${path}/versions/1`),
  ]) {
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'unknown-ad']);
  }
  expect((await client.json('POST', '/api/ads', { id })).statusCode).toBe(409);
  const restored = await client.json('POST', `${path}/restore`, undefined);
  expect([restored.statusCode, restored.headers['etag'], restored.json()]).toEqual([200, '"2"', before]);
  expect((await client.get(path)).json()).toEqual(before);
});

it('does not find ads that do not exist', async () => {
  const { client } = await setup();
  for (const answer of [
    await client.json('DELETE', path, undefined),
    await client.json('POST', `${path}/restore`, undefined),
    await client.json('POST', `${path}/duplicate`, { id: other, name: 'Copy' }),
  ]) {
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'unknown-ad']);
  }
});

// Requirement: my-ads.deletion
it('removes a deleted ad permanently after its time, with its versions and unshared uploads', async () => {
  const { client, server, clock } = await setup();
  const [own, shared] = [
    readHandle(await client.upload('image', await coverFile())),
    readHandle(await client.upload('image', await coverFile())),
  ];
  const assets = { coverImage: { filePath: own }, outroImage: { filePath: shared } };
  await client.json('POST', '/api/ads', { id, assets });
  await client.json('PUT', path, { id, name: 'Second', assets });
  await client.json('POST', '/api/ads', { id: other, assets: { coverImage: { filePath: shared } } });
  await client.json('DELETE', path, undefined);
  const rows = async () => [
    await server.services.ads.isDeleted(id),
    (await server.services.versions.list(id)).length,
    (await server.services.assets.findAll([own, shared].map((handle) => handle.slice(6)))).length,
  ];
  clock.nowMs += timings.deletedAdTtlMs - 1;
  await sweep(server.services);
  expect(await rows()).toEqual([true, 1, 2]);
  clock.nowMs += 1;
  await sweep(server.services);
  expect(await rows()).toEqual([false, 0, 1]);
});

it('duplicates an ad for another session, which may use its uploads in the copy only', async () => {
  const { client, server } = await setup();
  const cover = readHandle(await client.upload('image', await coverFile()));
  const assets = { coverImage: { filePath: cover } };
  await client.json('POST', '/api/ads', { id, name: 'Lucky', assets });
  const later = await server.unlocked();
  const copy = await later.json('POST', `${path}/duplicate`, { id: other, name: 'Copy of Lucky' });
  expect([copy.statusCode, copy.headers['etag']]).toEqual([200, '"1"']);
  expect(copy.json().data.config).toEqual({ id: other, name: 'Copy of Lucky', assets });
  expect(Object.keys(copy.json().data.assets)).toHaveLength(1);
  expect(await idsIn(later)).toEqual([other]);
  const changed = { id: other, name: 'Changed', assets };
  expect((await later.json('PUT', readAd.path(other), changed)).statusCode).toBe(200);
  expect((await later.json('POST', '/api/ads', { id: 'ad-00000000', assets })).statusCode).toBe(422);
  expect((await client.get(path)).json().data.config.name).toBe('Lucky');
});

it('answers a repeated duplication like the first, and refuses an id in use', async () => {
  const { client, server } = await setup();
  await client.json('POST', '/api/ads', { id });
  const send = (as: Client, name: string) => as.json('POST', `${path}/duplicate`, { id: other, name });
  expect((await send(client, 'Copy')).json()).toEqual((await send(client, 'Copy')).json());
  for (const taken of [await send(client, 'Other'), await send(await server.unlocked(), 'Copy')])
    expect([taken.statusCode, taken.json().error.code]).toEqual([409, 'exists']);
});

it.each([
  { name: 'Copy' },
  { id: '../x', name: 'Copy' },
  { id: other, name: '' },
  { id: other, name: 'x'.repeat(101) },
])('refuses to duplicate as %o', async (body) => {
  const { client } = await setup();
  await client.json('POST', '/api/ads', { id });
  expect((await client.json('POST', `${path}/duplicate`, body)).statusCode).toBe(400);
});

/** Passes every check that comes before the files are looked up. */
const exportable = {
  assets: {
    coverImage: { filePath: 'asset:00000000' },
    gameplayVideo: { filePath: 'asset:00000000', duration: 10 },
  },
  pausePointCount: 0,
  cta: { storeUrl: 'https://apps.apple.com/app/id0000000000' },
};

async function idsIn(client: Client, query = ''): Promise<string[]> {
  const { data } = (await client.get(`/api/ads${query}`)).json<{ data: { ads: { id: string }[] } }>();
  return data.ads.map((ad) => ad.id);
}

async function setup() {
  const clock = { nowMs: Date.parse('2026-11-21T12:00:00Z') };
  const server = await startTestServer({ now: () => clock.nowMs });
  return { clock, server, client: await server.unlocked() };
}
