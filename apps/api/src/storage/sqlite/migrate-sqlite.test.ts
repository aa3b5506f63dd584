import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, sql, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, it, onTestFinished } from 'vitest';
import { firstTables } from '../migrations/0001-first-tables.ts';
import { databaseFileName, getBackupFolder, listBackups } from './backup-folder.ts';
import { openSqlite } from './open-sqlite.ts';

// Requirement: reliability.migrations
it('migrates the ads and versions of the first release', async () => {
  const { path } = await setup();
  await createFirstRelease(path);
  const database = await openSqlite(path);
  const [ad] = await database.selectFrom('ad').selectAll().execute();
  expect(ad).toMatchObject({ id: 'ad-1', version: 2, deleted_at: null });
  const [revision] = await database.selectFrom('ad_revision').selectAll().execute();
  expect(revision).toMatchObject({ version: 1, name: null });
  expect(await database.selectFrom('shared_preview').selectAll().execute()).toEqual([]);
  await database.destroy();
});

// Requirement: reliability.backups
it('backs up a database of an earlier version once, before it is migrated', async () => {
  const { path } = await setup();
  await createFirstRelease(path);
  for (let start = 0; start < 2; start += 1) await (await openSqlite(path)).destroy();
  const [backup, ...others] = await listBackups(dirname(path), Date.now());
  expect(others).toEqual([]);
  const copy = new Sqlite(backup!.path, { readonly: true });
  expect(copy.prepare('select name from kysely_migration').all()).toEqual([{ name: '0001-first-tables' }]);
  expect(copy.prepare('select id from ad').all()).toEqual([{ id: 'ad-1' }]);
  copy.close();
});

it('backs up no database that it creates', async () => {
  const { path } = await setup();
  await (await openSqlite(path)).destroy();
  expect(await listBackups(dirname(path), Date.now())).toEqual([]);
});

it('does not migrate a database of an earlier version that cannot be backed up', async () => {
  const { path } = await setup();
  await createFirstRelease(path);
  await symlink('nowhere', getBackupFolder(dirname(path)));
  await expect(openSqlite(path)).rejects.toThrow(/could not be backed up before its upgrade.*left as it is/);
  const database = new Sqlite(path);
  expect(database.prepare('select name from kysely_migration').all()).toHaveLength(1);
  database.close();
});

async function setup() {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-database-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return { path: join(folder, databaseFileName) };
}

/** Creates a database as the first release did, with an ad and an earlier version of it. */
async function createFirstRelease(path: string): Promise<void> {
  const first = new Kysely<unknown>({ dialect: new SqliteDialect({ database: new Sqlite(path) }) });
  const migrations = { '0001-first-tables': firstTables };
  await new Migrator({
    db: first,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  }).migrateToLatest();
  await sql`insert into ad values ('ad-1', 'session', 2, '{}', '2026-01-01', '2026-01-02')`.execute(first);
  await sql`insert into ad_revision values ('ad-1', 1, '{}', '2026-01-01')`.execute(first);
  await first.destroy();
}
