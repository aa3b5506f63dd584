import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startBuilds } from '@spinreel/api-contract/builds';
import { timings } from '@spinreel/config-schema/limits/timings';
import { expect, it, vi } from 'vitest';
import { listFileBlobs } from '../../test/list-file-blobs.ts';
import { patient } from '../../test/patient.ts';
import { startTestServer, type TestServer } from '../../test/start-test-server.ts';
import { coverFile, readHandle, uploadAd } from '../../test/upload-ad.ts';
import { backUp } from '../storage/sqlite/back-up.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { computeSha256 } from '../storage/sha256.ts';
import type { CheckOutcome } from '../storage/sqlite/database-check.ts';
import { sweep } from './sweep.ts';

const dayMs = 24 * 60 * 60 * 1000;

it('removes the bytes of expired files, and still answers that they have expired', async () => {
  const { server, clock } = await setup();
  const client = await server.unlocked();
  const config = await uploadAd(client);
  await client.json('POST', '/api/ads', config);
  const { data } = (await client.json('POST', '/api/export/ad-12345678/generate', { config })).json();
  const { blobs } = server.services;
  const parts = await listFileBlobs(server.services, data.id);
  for (const sha256 of parts) await age((await blobs.localFile(sha256)) ?? '');
  clock.nowMs += timings.exportTtlMs - 1;
  await sweep(server.services);
  expect((await client.get(data.downloadUrl)).statusCode).toBe(200);
  clock.nowMs += 1;
  await sweep(server.services);
  for (const sha256 of parts) expect(await blobs.sizeBytes(sha256)).toBeNull();
  expect((await client.get(data.downloadUrl)).statusCode).toBe(410);
  // The files that the ad uses are not removed.
  const again = await client.json('POST', '/api/export/ad-12345678/generate', { config });
  expect(again.json().data.checksum).toBe(data.checksum);
});

it('removes builds with their content when their files have expired, but none that still waits', async () => {
  const { server, clock } = await setup();
  const { builds, database } = server.services;
  const client = await server.unlocked();
  const body = { config: await uploadAd(client), networks: ['moloco'] };
  await client.json('POST', startBuilds.path('ad-12345678'), body);
  const ended = await vi.waitFor(async () => {
    const row = await database.selectFrom('build').selectAll().executeTakeFirstOrThrow();
    expect(row.state).toBe('ready');
    return row;
  }, patient);
  const content = { sha256: 'other', doc: '{}' };
  await builds.add({
    ...{ contents: [content], finishedIds: new Map(), maxUnfinished: 10 },
    builds: [{ ...ended, id: 'waiting', content: 'other', state: 'waiting' }],
  });
  clock.nowMs += timings.exportTtlMs - 1;
  await sweep(server.services);
  expect(await database.selectFrom('build').selectAll().execute()).toHaveLength(2);
  clock.nowMs += 1;
  await sweep(server.services);
  expect(await database.selectFrom('build').select('id').execute()).toEqual([{ id: 'waiting' }]);
  expect(await builds.loadContents([ended.content, 'other'])).toEqual([content]);
});

it('keeps media as long as one file that has not expired needs them', async () => {
  const { server, clock } = await setup();
  const { services } = server;
  const client = await server.unlocked();
  const config = await uploadAd(client);
  const exportNamed = async (name: string) =>
    (await client.json('POST', '/api/export/ad-12345678/generate', { config: { ...config, name } })).json()
      .data;
  const first = await exportNamed('First');
  clock.nowMs += 1000;
  const second = await exportNamed('Second');
  const [early, late] = [await listFileBlobs(services, first.id), await listFileBlobs(services, second.id)];
  const shared = early.filter((sha256) => late.includes(sha256));
  expect([shared.length > 0, early.length > shared.length]).toEqual([true, true]);
  for (const sha256 of [...early, ...late]) await age((await services.blobs.localFile(sha256)) ?? '');
  clock.nowMs += timings.exportTtlMs - 1;
  await sweep(services);
  for (const sha256 of early)
    expect((await services.blobs.sizeBytes(sha256)) !== null).toBe(shared.includes(sha256));
  expect((await client.get(first.downloadUrl)).statusCode).toBe(410);
  const file = await client.get(second.downloadUrl);
  expect(computeSha256(file.rawPayload)).toBe(second.checksum);
});

// Requirement: check.expiry
it('removes checked files after hours, and their reports with all images after a week', async () => {
  const { server, clock } = await setup();
  const { blobs, database } = server.services;
  const client = await server.unlocked();
  const form = new FormData();
  form.append('networks', 'moloco');
  form.append('file', new Blob(['<!doctype html><title>x</title>']), 'ad.html');
  const { data: check } = (await client.form('/api/checks', form)).json();
  const image = await blobs.storeBytes(new Uint8Array([1, 2, 3]));
  const screenshot = { check_id: check.id, network: 'moloco', place: 0, stage: 'cover', sha256: image };
  await database
    .insertInto('check_screenshot')
    .values({ ...screenshot, orientation: 'portrait', width_px: 1, height_px: 1 })
    .execute();
  for (const sha256 of [check.sha256, image]) await age((await blobs.localFile(sha256)) ?? '');
  clock.nowMs += timings.checkedFileTtlMs - 1;
  await sweep(server.services);
  expect(await blobs.sizeBytes(check.sha256)).not.toBeNull();
  clock.nowMs += 1;
  await sweep(server.services);
  expect([await blobs.sizeBytes(check.sha256), await blobs.sizeBytes(image)]).toEqual([null, 3]);
  expect((await client.get(`/api/checks/${check.id}`)).statusCode).toBe(200);
  clock.nowMs += timings.checkReportTtlMs + dayMs;
  await sweep(server.services);
  expect(await blobs.sizeBytes(image)).toBeNull();
  expect(await database.selectFrom('check_verdict').selectAll().execute()).toEqual([]);
});

it('removes uploads that no ad has used for a week, and keeps the others', async () => {
  const { server, clock } = await setup();
  const client = await server.unlocked();
  const [used, unused] = [
    readHandle(await client.upload('image', await coverFile())),
    readHandle(await client.upload('image', await coverFile())),
  ];
  await client.json('POST', '/api/ads', { id: 'ad-12345678', assets: { coverImage: { filePath: used } } });
  clock.nowMs += 8 * dayMs;
  await sweep(server.services);
  expect((await client.get(used.replace('asset:', '/api/assets/'))).statusCode).toBe(200);
  expect((await client.get(unused.replace('asset:', '/api/assets/'))).statusCode).toBe(404);
});

it('removes unfinished files and orphans', async () => {
  const { server } = await setup();
  const orphan = await server.services.blobs.storeBytes(new Uint8Array([1, 2, 3]));
  const fresh = await server.services.blobs.storeBytes(new Uint8Array([4, 5, 6]));
  await age((await server.services.blobs.localFile(orphan)) ?? '');
  const begun = server.services.blobs.temporaryPath();
  await writeFile(begun, 'half an upload');
  await age(begun);
  const recipes = join(server.dataDir, 'recipes');
  const recipe = join(recipes, 'a'.repeat(64));
  await mkdir(recipes, { recursive: true });
  await writeFile(recipe, 'a result');
  await age(recipe);
  await sweep(server.services);
  await sweep(server.services);
  expect(await server.services.blobs.sizeBytes(orphan)).toBeNull();
  expect(await server.services.blobs.sizeBytes(fresh)).toBe(3);
  expect(await readdir(join(server.dataDir, 'tmp'))).toEqual([]);
  expect(await readdir(recipes)).toEqual([]);
});

// Requirement: reliability.damaged-log
it('removes nothing before the check of the database has ended, or if it has failed', async () => {
  const { server } = await setup();
  const { services } = server;
  const orphan = await services.blobs.storeBytes(new Uint8Array([1, 2, 3]));
  await age((await services.blobs.localFile(orphan)) ?? '');
  const begun = services.blobs.temporaryPath();
  await writeFile(begun, 'half an upload');
  await age(begun);
  const check = Promise.withResolvers<CheckOutcome>();
  const databaseCheck = { outcome: check.promise, stop: () => undefined };
  const swept = sweep({ ...services, databaseCheck });
  const refused = sweep({
    ...services,
    databaseCheck: { ...databaseCheck, outcome: Promise.resolve({ state: 'failed', error: new Error() }) },
  });
  await refused;
  await wait(100);
  expect(await services.blobs.sizeBytes(orphan)).toBe(3);
  expect(await readdir(join(server.dataDir, 'tmp'))).toHaveLength(1);
  check.resolve({ state: 'sound' });
  await swept;
  expect(await services.blobs.sizeBytes(orphan)).toBeNull();
  expect(await readdir(join(server.dataDir, 'tmp'))).toEqual([]);
});

it('removes deleted ads with their files after a day if the disk is nearly full', async () => {
  const { server, clock } = await setup();
  const client = await server.unlocked();
  const filePath = readHandle(await client.upload('image', await coverFile()));
  await client.json('POST', '/api/ads', { id: 'ad-12345678', assets: { coverImage: { filePath } } });
  await client.json('DELETE', '/api/ads/ad-12345678', undefined);
  clock.nowMs += dayMs;
  await sweep(server.services);
  const shown = () => client.get(filePath.replace('asset:', '/api/assets/'));
  expect((await shown()).statusCode).toBe(200);
  const settings = { ...server.services.settings, minFreeBytes: Number.MAX_SAFE_INTEGER };
  await sweep({ ...server.services, settings });
  expect((await shown()).statusCode).toBe(404);
  expect((await client.json('POST', '/api/ads/ad-12345678/restore', undefined)).statusCode).toBe(404);
});

it('keeps uploads that only a replaced database knows, until that database is removed', async () => {
  const { server, clock } = await setup();
  const now = () => clock.nowMs;
  await backUp({ dataDir: server.dataDir, keep: 1, now });
  const handle = readHandle(await (await server.unlocked()).upload('image', await coverFile()));
  const asset = await server.services.assets.find(handle.slice('asset:'.length));
  const blobs = [asset?.originalSha256 ?? '', asset?.servedSha256 ?? ''];
  await server.close();
  const { movedTo } = await restoreBackup({ dataDir: server.dataDir, now });
  const { services } = await startTestServer({ dataDir: server.dataDir, now });
  for (const sha256 of blobs) await age((await services.blobs.localFile(sha256)) ?? '');
  const sizes = () => Promise.all(blobs.map((sha256) => services.blobs.sizeBytes(sha256)));
  await sweep(services);
  expect(await sizes()).toEqual(blobs.map(() => expect.any(Number)));
  for (const path of movedTo) await rm(path);
  await sweep(services);
  expect(await sizes()).toEqual(blobs.map(() => null));
});

async function age(path: string): Promise<void> {
  await utimes(path, new Date(0), new Date(0));
}

async function setup(): Promise<{ server: TestServer; clock: { nowMs: number } }> {
  const clock = { nowMs: Date.parse('2026-11-21T12:00:00Z') };
  return { clock, server: await startTestServer({ now: () => clock.nowMs }) };
}
