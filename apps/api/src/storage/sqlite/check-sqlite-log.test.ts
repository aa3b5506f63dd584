import { cp, mkdir, mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startTestServer } from '../../../test/start-test-server.ts';
import { restoreBackup } from '../../backup/restore-backup.ts';
import { sweep } from '../../sweeper/sweep.ts';
import { openSqlite } from './open-sqlite.ts';
import { computeSha256 } from '../sha256.ts';
import { toUnprovenMarkPath } from './unproven-database.ts';

const logHeaderBytes = 32;
const frameBytes = 24 + 4096;
/** Returns the offset of the page content in a frame. */
const findFrameContent = (frame: number): number => logHeaderBytes + (frame - 1) * frameBytes + 24;

// Requirement: reliability.crash-durability
it('recovers everything in the log after a crash, and marks the database as proven', async () => {
  const { path, names } = await crash();
  expect(await names()).toEqual(['one', 'two', 'three', 'four', 'five']);
  expect(await readdir(join(path, '..'))).not.toContain('test.sqlite.unproven');
});

// Requirement: reliability.damaged-log
it.each([
  ['a changed first byte', (log: Buffer) => flip(log, 0)],
  ['a changed page size', (log: Buffer) => flip(log, 10)],
  ['changed salts', (log: Buffer) => flip(log, 17)],
  ['a changed checksum', (log: Buffer) => flip(log, 25)],
  ['that was overwritten with zeros', (log: Buffer) => Buffer.alloc(log.length)],
  ['a changed second frame', (log: Buffer) => flip(log, findFrameContent(2) + 100)],
  ['that has lost its last frames', (log: Buffer) => log.subarray(0, findFrameContent(2))],
])('refuses to open a database with a log %s, and changes nothing', async (_name, damage) => {
  const { path } = await crash({ damage });
  const before = await contents(path);
  await expect(openSqlite(path)).rejects.toThrow(/test\.sqlite-wal .*left as it is.*move .*-wal/);
  expect(await contents(path)).toEqual(before);
});

// Requirement: reliability.damaged-log
it('detects a damaged frame also if the log’s index is lost, as after a power loss', async () => {
  const { path } = await crash({ damage: (log) => flip(log, findFrameContent(2) + 100), isIndexLost: true });
  await expect(openSqlite(path)).rejects.toThrow(/is damaged in the middle/);
});

// Requirement: reliability.crash-durability
it.each([
  [
    'half a frame at its end',
    (log: Buffer) => Buffer.concat([log, log.subarray(findFrameContent(1), findFrameContent(1) + 900)]),
  ],
  ['an unreadable last frame', (log: Buffer) => flip(log, log.length - 9)],
  ['zeros at its end', (log: Buffer) => Buffer.concat([log, Buffer.alloc(3 * frameBytes)])],
])('opens a database after a loss of power has left its log with %s', async (_name, damage) => {
  const { path, names } = await crash({ damage, isIndexLost: true });
  expect((await names()).slice(0, 4)).toEqual(['one', 'two', 'three', 'four']);
  expect(await readdir(join(path, '..'))).toContain('test.sqlite.unproven');
});

// Requirement: reliability.damaged-log
it('keeps a log without its database', async () => {
  const { path } = await crash();
  await truncate(path);
  await expect(openSqlite(path)).rejects.toThrow(/belongs to another database/);
  expect(await readdir(join(path, '..'))).toContain('test.sqlite-wal');
});

// Requirement: reliability.damaged-log
it('restoring a backup keeps a damaged log next to the database that it moves aside', async () => {
  const { folder } = await crash({ name: 'spinreel.sqlite', damage: (log) => flip(log, 0) });
  await mkdir(join(folder, 'backups'));
  const crashed = await crash();
  await (await openSqlite(crashed.path)).destroy();
  await cp(crashed.path, join(folder, 'backups', 'spinreel-2026-11-22T12-00-00Z.sqlite'));
  const log = await readFile(join(folder, 'spinreel.sqlite-wal'));
  const { movedTo } = await restoreBackup({ dataDir: folder, now: Date.now });
  const moved = movedTo.find((each) => each.endsWith('-wal')) ?? '';
  expect((await readFile(moved)).equals(log)).toBe(true);
});

// Requirement: reliability.damaged-log
it('sweeps nothing after a crash that may have lost rows, until the waiting time is over', async () => {
  const server = await startTestServer();
  const orphan = await server.services.blobs.storeBytes(new Uint8Array([1, 2, 3]));
  await server.close();
  const path = join(server.dataDir, 'spinreel.sqlite');
  await rm(`${path}.sha256`);
  const { services } = await startTestServer({ dataDir: server.dataDir });
  await utimes((await services.blobs.localFile(orphan)) ?? '', new Date(0), new Date(0));
  await sweep(services);
  expect(await services.blobs.sizeBytes(orphan)).toBe(3);
  await utimes(toUnprovenMarkPath(path), new Date(0), new Date(0));
  await sweep(services);
  expect(await services.blobs.sizeBytes(orphan)).toBeNull();
});

/** Creates the folder of a database whose process has just died, with five rows that are only in its log. */
async function crash(
  options: { name?: string; damage?: (log: Buffer) => Buffer; isIndexLost?: boolean } = {},
) {
  const { name = 'test.sqlite', damage = (log) => log, isIndexLost = false } = options;
  const running = await mkdtemp(join(tmpdir(), 'spinreel-running-'));
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-crashed-'));
  for (const each of [running, folder]) onTestFinished(() => rm(each, { recursive: true, force: true }));
  const database = await openSqlite(join(running, name));
  onTestFinished(() => database.destroy());
  for (const text of ['one', 'two', 'three', 'four', 'five'])
    await database
      .insertInto('session')
      .values({ id_hash: text, created_at: text, expires_at: text })
      .execute();
  await cp(running, folder, { recursive: true });
  const path = join(folder, name);
  if (isIndexLost) await rm(`${path}-shm`);
  await writeFile(`${path}-wal`, damage(await readFile(`${path}-wal`)));
  const names = async (): Promise<string[]> => {
    const opened = await openSqlite(path);
    const rows = await opened
      .selectFrom('session')
      .select('id_hash')
      .orderBy(({ ref }) => ref('rowid' as 'id_hash'))
      .execute();
    await opened.destroy();
    return rows.map((row) => row.id_hash);
  };
  return { folder, path, names };
}

async function contents(path: string): Promise<Record<string, string>> {
  const folder = join(path, '..');
  const names = await readdir(folder);
  const files = names.map(
    async (name) => [name, computeSha256(await readFile(join(folder, name), 'latin1'))] as const,
  );
  return Object.fromEntries(await Promise.all(files));
}

function flip(bytes: Buffer, at: number): Buffer {
  const flipped = Buffer.from(bytes);
  flipped[at] = (flipped[at] ?? 0) ^ 1;
  return flipped;
}
