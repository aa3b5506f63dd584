import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, sql, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, it, onTestFinished } from 'vitest';
import { firstTables } from './migrations/0001-first-tables.ts';
import { openSqlite } from './open-sqlite.ts';

it('makes the tables once and finds its rows again', async () => {
  const { path } = await setup();
  const first = await openSqlite(path);
  const row = { id_hash: 'a', created_at: '2026-01-01', expires_at: '2026-01-02' };
  await first.insertInto('session').values(row).execute();
  await first.destroy();
  const second = await openSqlite(path);
  expect(await second.selectFrom('session').selectAll().execute()).toEqual([row]);
  await second.destroy();
});

it('brings the ads and versions of the first release along', async () => {
  const { path } = await setup();
  const first = new Kysely<unknown>({ dialect: new SqliteDialect({ database: new Sqlite(path) }) });
  const migrations = { '0001-first-tables': firstTables };
  await new Migrator({
    db: first,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  }).migrateToLatest();
  await sql`insert into ad values ('ad-1', 'session', 2, '{}', '2026-01-01', '2026-01-02')`.execute(first);
  await sql`insert into ad_revision values ('ad-1', 1, '{}', '2026-01-01')`.execute(first);
  await first.destroy();
  const database = await openSqlite(path);
  const [ad] = await database.selectFrom('ad').selectAll().execute();
  expect(ad).toMatchObject({ id: 'ad-1', version: 2, deleted_at: null });
  const [revision] = await database.selectFrom('ad_revision').selectAll().execute();
  expect(revision).toMatchObject({ version: 1, name: null });
  expect(await database.selectFrom('shared_preview').selectAll().execute()).toEqual([]);
  await database.destroy();
});

it('loses nothing that it has acknowledged, and enforces references', async () => {
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

it('refuses a database of a newer version and leaves it as it is', async () => {
  const { path } = await setup();
  await (await openSqlite(path)).destroy();
  const newer = new Sqlite(path);
  newer.exec("insert into kysely_migration values ('9999-from-the-future', '2030-01-01')");
  newer.close();
  await expect(openSqlite(path)).rejects.toThrow(/cannot be used.*left as it is/);
});

it('refuses a damaged file and leaves it as it is', async () => {
  const { path } = await setup();
  await writeFile(path, 'this was a database once, long ago, before the disk failed');
  await expect(openSqlite(path)).rejects.toThrow(/cannot be used/);
  expect(await readFile(path, 'utf8')).toContain('long ago');
});

async function setup() {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-database-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return { path: join(folder, 'test.sqlite') };
}
