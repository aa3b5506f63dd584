import { mkdir, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { openSqlite, startSqlite } from './open-sqlite.ts';
import { toSealPath } from './sealed-sqlite.ts';

it('creates the tables once and finds its rows again', async () => {
  const { path } = await setup();
  const first = await openSqlite(path);
  const row = { id_hash: 'a', created_at: '2026-01-01', expires_at: '2026-01-02' };
  await first.insertInto('session').values(row).execute();
  await first.destroy();
  const second = await openSqlite(path);
  expect(await second.selectFrom('session').selectAll().execute()).toEqual([row]);
  await second.destroy();
});

it('seals the database only when the last process closes it', async () => {
  const { path } = await setup();
  const server = await openSqlite(path);
  const command = await openSqlite(path);
  await command.destroy();
  await expect(stat(toSealPath(path))).rejects.toThrow('ENOENT');
  await server.destroy();
  expect((await stat(toSealPath(path))).isFile()).toBe(true);
});

// Requirement: reliability.crash-durability
it('keeps everything it has acknowledged, and enforces references', async () => {
  const { path } = await setup();
  const database = await openSqlite(path);
  const pragma = async (name: string) =>
    Object.values((await sql.raw(`pragma ${name}`).execute(database)).rows[0] ?? {});
  expect(await pragma('journal_mode')).toEqual(['wal']);
  expect(await pragma('synchronous')).toEqual([2]);
  expect(await pragma('foreign_keys')).toEqual([1]);
  await expect(
    database.insertInto('ad_asset').values({ ad_id: 'no-such-ad', asset_id: 'no-such-asset' }).execute(),
  ).rejects.toThrow(/FOREIGN KEY/);
  await database.destroy();
});

// Requirement: reliability.migrations
it('refuses a database of a newer version and leaves it unchanged', async () => {
  const { path } = await setup();
  const database = await openSqlite(path);
  await sql`insert into kysely_migration values ('9999-from-the-future', '2030-01-01')`.execute(database);
  await database.destroy();
  const before = await readFile(path);
  await expect(openSqlite(path)).rejects.toThrow(/cannot be used.*left as it is/);
  expect((await readFile(path)).equals(before)).toBe(true);
});

// Requirement: reliability.damaged-log
it('refuses a file that is not a database and leaves it unchanged', async () => {
  const { path } = await setup();
  await writeFile(path, 'this was a database once, long ago, before the disk failed');
  await expect(openSqlite(path)).rejects.toThrow(/cannot be used.*left as it is.*no backup/);
  expect(await readFile(path, 'utf8')).toContain('long ago');
});

// Requirement: reliability.damaged-log
it.each([
  ['anywhere in the first page', (bytes: Buffer) => flip(bytes, 20)],
  ['inside a text', (bytes: Buffer) => flip(bytes, bytes.indexOf('the marketer'))],
  ['in the last page', (bytes: Buffer) => flip(bytes, bytes.length - 3)],
  ['after the end', (bytes: Buffer) => Buffer.concat([bytes, Buffer.from([0])])],
  ['by losing its second half', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
])('refuses a closed database that has changed %s, and leaves it as it is', async (_where, damage) => {
  const { path } = await setup();
  await addRow(path);
  const damaged = damage(await readFile(path));
  await writeFile(path, damaged);
  await expect(openSqlite(path)).rejects.toThrow(/cannot be used.*left as it is/);
  await expect(openSqlite(path)).rejects.toThrow(/cannot be used/);
  expect((await readFile(path)).equals(damaged)).toBe(true);
});

// Requirement: reliability.damaged-log
it('detects damaged pages also after a crash', async () => {
  const { path } = await setup();
  await addRow(path);
  await rm(toSealPath(path));
  const bytes = await readFile(path);
  await writeFile(path, bytes.subarray(0, bytes.length / 2));
  await expect(openSqlite(path)).rejects.toThrow(/cannot be used/);
});

// Requirement: reliability.damaged-log
it('detects a damaged index after a crash, also if it is in use meanwhile, and never seals it', async () => {
  const { path } = await setup();
  await addRow(path);
  await rm(toSealPath(path));
  await writeFile(path, damageIndex(await readFile(path)));
  await expect(openSqlite(path)).rejects.toThrow(
    /test\.sqlite cannot be used: it is damaged\. It was left as it is\./,
  );
  const { database, check } = await startSqlite(path, 0);
  expect(await check.outcome).toMatchObject({
    state: 'failed',
    error: {
      message: expect.stringMatching(
        /cannot be used: it is damaged\. It was left as it is\. There is no backup/,
      ),
    },
  });
  await database.destroy();
  await expect(stat(toSealPath(path))).rejects.toThrow('ENOENT');
});

// Requirement: reliability.damaged-log
it('can be used while its data are checked, and is checked again if it is closed before that', async () => {
  const { path } = await setup();
  await addRow(path);
  await rm(toSealPath(path));
  const early = await startSqlite(path, 0);
  expect(await early.database.selectFrom('session').selectAll().execute()).toHaveLength(1);
  await early.database.destroy();
  expect(await early.check.outcome).toEqual({ state: 'stopped' });
  await expect(stat(toSealPath(path))).rejects.toThrow('ENOENT');
  const late = await startSqlite(path, 0);
  expect(await late.check.outcome).toEqual({ state: 'sound' });
  await late.database.destroy();
  expect((await stat(toSealPath(path))).isFile()).toBe(true);
});

// Requirement: reliability.damaged-log, reliability.migrations
it('does not migrate a damaged database', async () => {
  const { path } = await setup();
  await addRow(path);
  const older = new Sqlite(path);
  older.exec("delete from kysely_migration where name > '0012'");
  older.close();
  await rm(toSealPath(path));
  const damaged = damageIndex(await readFile(path));
  await writeFile(path, damaged);
  await expect(startSqlite(path, 0)).rejects.toThrow(/it is damaged/);
  expect((await readFile(path)).equals(damaged)).toBe(true);
});

// Requirement: reliability.damaged-log
it.each([
  ['gone', (path: string) => rm(path)],
  ['empty', (path: string) => truncate(path)],
])('never creates a new database in a used data folder if the old one is %s', async (_name, lose) => {
  const { path } = await setup();
  await addRow(path);
  await mkdir(join(dirname(path), 'blobs', 'ab'), { recursive: true });
  await rm(toSealPath(path));
  await lose(path);
  await expect(openSqlite(path)).rejects.toThrow(/cannot be used: it is (missing|empty)/);
});

it('opens a database that another process closed cleanly, or that an operator vouches for', async () => {
  const { path } = await setup();
  await addRow(path);
  const [first, second] = [await openSqlite(path), await openSqlite(path)];
  await first.destroy();
  await second.destroy();
  const operator = new Sqlite(path);
  operator.exec("update session set expires_at = '2030-01-01'");
  operator.close();
  await expect(openSqlite(path)).rejects.toThrow(/if that was you, remove/);
  await rm(toSealPath(path));
  await (await openSqlite(path)).destroy();
});

async function addRow(path: string): Promise<void> {
  const database = await openSqlite(path);
  const row = { id_hash: 'the marketer', created_at: '2026-01-01', expires_at: '2026-01-02' };
  await database.insertInto('session').values(row).execute();
  await database.destroy();
}

/** Changes a text in an index, which then differs from its table. */
function damageIndex(bytes: Buffer): Buffer {
  const [first, second] = [bytes.indexOf('the marketer'), bytes.lastIndexOf('the marketer')];
  expect(first).not.toBe(second);
  return flip(bytes, second);
}

function flip(bytes: Buffer, at: number): Buffer {
  const flipped = Buffer.from(bytes);
  flipped[at] = (flipped[at] ?? 0) ^ 1;
  return flipped;
}

async function setup() {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-database-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return { path: join(folder, 'test.sqlite') };
}
