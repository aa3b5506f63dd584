import { readdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { deleteBrandPreset, listBrandPresets, saveBrandPreset } from '@spinreel/api-contract/brand-presets';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';
import { coverFile, readHandle } from '../../test/upload-ad.ts';
import { backUp } from '../storage/sqlite/back-up.ts';
import { getBackupFolder, listBackups, databaseFileName } from '../storage/sqlite/backup-folder.ts';
import type { CheckOutcome } from '../storage/sqlite/database-check.ts';
import { restoreBackup } from './restore-backup.ts';
import { backUpWhenDue, startBackups } from './start-backups.ts';

const startMs = Date.parse('2026-11-22T12:00:00Z');
const hourMs = 60 * 60 * 1000;

// Requirement: reliability.backups
it('backs up while ads are saved, and a new server on the backup has all of them', async () => {
  const server = await startTestServer();
  const client = await server.unlocked();
  const filePath = readHandle(await client.upload('image', await coverFile()));
  const config = { id: 'ad-12345678', name: 'Before', assets: { coverImage: { filePath } } };
  await client.json('POST', '/api/ads', config);
  const stop = new AbortController();
  const saving = (async () => {
    for (let save = 1; !stop.signal.aborted; save += 1) {
      await client.json('PUT', '/api/ads/ad-12345678', { ...config, name: `Save ${save}` });
    }
  })();
  const { path } = await backUp({ dataDir: server.dataDir, keep: 2, now: () => startMs });
  stop.abort();
  await saving;
  const { version } = (await client.get('/api/ads/ad-12345678')).json().data;
  await server.close();
  await writeFile(join(server.dataDir, databaseFileName), 'damaged');

  await expect(startTestServer({ dataDir: server.dataDir })).rejects.toThrow(
    /newest backup is of 2026-11-22T12:00:00.000Z: "pnpm restore-backup"/,
  );
  const restored = await restoreBackup({ dataDir: server.dataDir, now: () => startMs + hourMs });
  expect(restored.backup.path).toBe(path);
  expect(restored.movedTo.map((moved) => basename(moved))).toContain(
    'spinreel.sqlite.before-2026-11-22T13-00-00Z',
  );
  const again = await startTestServer({ dataDir: server.dataDir });
  const visitor = again.visitor();
  visitor.cookie = client.cookie;
  const stored = (await visitor.get('/api/ads/ad-12345678')).json().data;
  expect(stored.version).toBeGreaterThan(0);
  expect(stored.version).toBeLessThanOrEqual(version);
  expect((await visitor.get(filePath.replace('asset:', '/api/assets/'))).statusCode).toBe(200);
});

// Requirement: reliability.backups, compliance.brand-presets
it('restores the presets of brands', async () => {
  const server = await startTestServer();
  const client = await server.unlocked();
  const preset = {
    brand: 'Lucky',
    name: 'Austria',
    compliance: { product: 'real-money', market: 'at', elements: { ageMark: { texts: { de: '18+' } } } },
  };
  const { statusCode } = await client.json('POST', saveBrandPreset.path(), preset);
  expect(statusCode).toBe(200);
  const stored = (await client.get(listBrandPresets.path())).json().data.presets;
  expect(stored).toMatchObject([preset]);
  await backUp({ dataDir: server.dataDir, keep: 1, now: () => startMs });
  await client.json('DELETE', deleteBrandPreset.path(stored[0].id), undefined);
  expect((await client.get(listBrandPresets.path())).json().data.presets).toEqual([]);
  await server.close();
  await restoreBackup({ dataDir: server.dataDir, now: () => startMs });
  const restored = await (await startTestServer({ dataDir: server.dataDir })).unlocked();
  expect((await restored.get(listBrandPresets.path())).json().data.presets).toEqual(stored);
});

// Requirement: reliability.backups
it('backs up every hour, also across restarts and clocks that are set back, and keeps the configured number', async () => {
  const { dataDir } = await startTestServer();
  const clock = { nowMs: startMs };
  const look = (isOverdue = false) =>
    backUpWhenDue({ dataDir, everyMs: hourMs, keep: 2, now: () => clock.nowMs, isOverdue });
  const taken = async () =>
    (await listBackups(dataDir, clock.nowMs)).map(({ takenAtMs }) => (takenAtMs - startMs) / hourMs);
  await look();
  clock.nowMs += hourMs - 1000;
  await look();
  expect(await taken()).toEqual([0]);
  for (let hour = 1; hour <= 3; hour += 1) {
    clock.nowMs = startMs + hour * hourMs;
    await look();
  }
  expect(await taken()).toEqual([3, 2]);
  clock.nowMs = startMs + 0.5 * hourMs;
  await look();
  expect(await taken()).toEqual([0.5, 3]);
  clock.nowMs += 0.25 * hourMs;
  await look();
  expect(await taken()).toEqual([0.5, 3]);
  clock.nowMs = startMs + 1.5 * hourMs;
  await look();
  expect(await taken()).toEqual([1.5, 0.5]);
  // A server that has run for an hour since the last backup makes one, even if the system clock was set back.
  clock.nowMs += 1000;
  expect(await look(true)).toBe(true);
  expect(await taken()).toEqual([1.5 + 1000 / hourMs, 1.5]);
  expect(await readdir(getBackupFolder(dataDir))).toHaveLength(2);
});

// Requirement: reliability.backups
it('makes no backup before the check of the database has ended', async () => {
  const { dataDir } = await startTestServer();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const check = Promise.withResolvers<CheckOutcome>();
  const stop = startBackups({
    databaseCheck: { outcome: check.promise, stop: () => undefined },
    dataDir,
    everyMs: hourMs,
    keep: 1,
    now: () => startMs,
    onProblem: (error) => expect.unreachable(String(error)),
  });
  vi.advanceTimersByTime(60_000);
  await wait(100);
  expect(await listBackups(dataDir, startMs)).toEqual([]);
  check.resolve({ state: 'sound' });
  await stop();
  expect(await listBackups(dataDir, startMs)).toHaveLength(1);
});

// Requirement: reliability.backups
it('reports a backup that cannot be made, and leaves nothing incomplete', async () => {
  const { dataDir, services } = await startTestServer();
  await backUp({ dataDir, keep: 2, now: () => startMs });
  await services.database.destroy();
  await writeFile(join(dataDir, databaseFileName), 'damaged while it was closed');
  await expect(backUp({ dataDir, keep: 2, now: () => startMs + hourMs })).rejects.toThrow(/not a database/);
  expect(await readdir(getBackupFolder(dataDir))).toEqual(['spinreel-2026-11-22T12-00-00Z.sqlite']);
});

it('restores the newest backup that is not from the future, or one from the future if there is no other', async () => {
  const { dataDir, close } = await startTestServer();
  const future = await backUp({ dataDir, keep: 2, now: () => startMs + hourMs });
  const past = await backUp({ dataDir, keep: 2, now: () => startMs });
  await close();
  const restore = () => restoreBackup({ dataDir, now: () => startMs });
  expect((await restore()).backup.path).toBe(past.path);
  await writeFile(past.path, 'damaged');
  expect((await restore()).backup.path).toBe(future.path);
});

it('restores nothing while a server runs, or if no backup is complete', async () => {
  const { dataDir, close } = await startTestServer();
  await expect(restoreBackup({ dataDir, now: () => startMs })).rejects.toThrow(/There is no backup/);
  const { path } = await backUp({ dataDir, keep: 1, now: () => startMs });
  await expect(restoreBackup({ dataDir, now: () => startMs })).rejects.toThrow(/Stop it first/);
  await close();
  await writeFile(path, 'damaged as well');
  await expect(restoreBackup({ dataDir, now: () => startMs })).rejects.toThrow(/No such complete backup/);
});
