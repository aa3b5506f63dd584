import { stat, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { Kysely } from 'kysely';
import { listBackups } from './backup-folder.ts';
import { checkSqliteLog, LogDamaged } from './check-sqlite-log.ts';
import type { Database, Tables } from '../tables.ts';
import { type DatabaseCheck, isSound, noCheck, startDatabaseCheck } from './database-check.ts';
import { isMigrated } from '../migrate.ts';
import { migrateSqlite } from './migrate-sqlite.ts';
import { nullWhenMissing } from '../null-when-missing.ts';
import { breakSeal, sealSqlite } from './sealed-sqlite.ts';
import { CarefulSqliteDialect } from './sqlite-dialect.ts';
import { markUnproven } from './unproven-database.ts';

/** How long a statement waits for another process's lock, in milliseconds. */
const busyTimeoutMs = 5000;

/** How often the log is written back to the database file, in milliseconds. */
const checkpointIntervalMs = 10 * 1000;

/** How long a start waits for the check of the data, in milliseconds. A small database is checked before it is served. */
const patienceMs = 1000;

/** A database in use, and the check of its data. */
export interface OpenedSqlite {
  readonly database: Database;
  readonly check: DatabaseCheck;
}

/** Opens the embedded database at `path` as `startSqlite`, and waits until its data are checked. */
export async function openSqlite(path: string): Promise<Database> {
  const { database, check } = await startSqlite(path);
  const outcome = await check.outcome;
  if (outcome.state !== 'failed') return database;
  await database.destroy();
  throw outcome.error;
}

/**
 * Opens the embedded database at `path`, creates it if necessary, and runs its migrations, after a backup. Acknowledged transactions
 * survive a crash and a power failure. Throws if the file or its log is damaged, or was written by a newer version of
 * the program.
 *
 * After a crash all data are checked, which takes seconds for a large database. If that takes longer than `waitMs`
 * milliseconds, the check continues while the database is used.
 */
export async function startSqlite(path: string, waitMs = patienceMs): Promise<OpenedSqlite> {
  let file: Sqlite.Database | null = null;
  let check = noCheck;
  try {
    await refuseLostDatabase(path);
    const isNew = (await stat(path).catch(nullWhenMissing)) === null;
    const { isProvenWhole } = await checkLog(path);
    const wasSealed = await breakSeal(path);
    if (!isNew && !wasSealed && !isProvenWhole) await markUnproven(path);
    file = new Sqlite(path);
    file.pragma(`busy_timeout = ${busyTimeoutMs}`);
    file.pragma('journal_mode = WAL');
    file.pragma('synchronous = FULL');
    file.pragma('foreign_keys = ON');
    // A sealed file is byte for byte the one that a server closed properly, so it needs no check.
    if (!isNew && !wasSealed) check = startDatabaseCheck(path, (cause) => describeRefusal(path, cause));
    const database = new Kysely<Tables>({
      dialect: new CarefulSqliteDialect(file),
    });
    // A damaged database is not migrated.
    await waitForCheck(check, (await isMigrated(database)) ? waitMs : Infinity);
    await migrateSqlite(database, path);
    return { check, database: keepTidy({ database, file, path, check }) };
  } catch (cause) {
    check.stop();
    file?.close();
    throw cause instanceof CheckFailed ? cause.error : await describeRefusal(path, cause);
  }
}

/** Waits until a check ends, at most so many milliseconds. Throws if it has failed. */
async function waitForCheck({ outcome }: DatabaseCheck, waitMs: number): Promise<void> {
  const timeout = new AbortController();
  const waits = waitMs === Infinity ? [] : [wait(waitMs, null, { signal: timeout.signal })];
  const known = await Promise.race([outcome, ...waits]);
  timeout.abort();
  if (known?.state === 'failed') throw new CheckFailed(known.error);
}

class CheckFailed extends Error {
  override readonly name = 'CheckFailed';
  readonly error: Error;

  constructor(error: Error) {
    super(error.message, { cause: error });
    this.error = error;
  }
}

/** The error for a database that cannot be used, with what an operator can do. */
async function describeRefusal(path: string, cause: unknown): Promise<Error> {
  const refusal = `The database ${path} cannot be used: ${reason(cause)}. It was left as it is.`;
  return new Error(`${refusal} ${await findWayOut(path, cause)}`, { cause });
}

/** Checks the log, and again if it looks damaged, because another server may be writing to it. */
async function checkLog(path: string, attempts = 3): Promise<{ isProvenWhole: boolean }> {
  try {
    return await checkSqliteLog(path);
  } catch (error) {
    if (!(error instanceof LogDamaged) || attempts === 1) throw error;
    await wait(100);
    return await checkLog(path, attempts - 1);
  }
}

/**
 * Empties the log into the database now and then, and seals the database when it is closed. A database whose check has not
 * ended well is not sealed, so the next start checks it.
 */
function keepTidy(opened: {
  database: Database;
  file: Sqlite.Database;
  path: string;
  check: DatabaseCheck;
}): Database {
  const { database, file, path, check } = opened;
  emptyLog(file);
  const timer = setInterval(() => emptyLog(file), checkpointIntervalMs);
  timer.unref();
  const destroy = database.destroy.bind(database);
  database.destroy = async () => {
    clearInterval(timer);
    check.stop();
    await destroy();
    if (await isSound(check)) await sealSqlite(path);
  };
  return database;
}

function emptyLog(file: Sqlite.Database): void {
  if (!file.open || file.inTransaction) return;
  try {
    // Does not wait for other processes. What they are still reading is written back the next time.
    file.pragma('busy_timeout = 0');
    file.pragma('wal_checkpoint(TRUNCATE)');
  } catch {
    // On a full disk, the log keeps everything, and the next checkpoint tries again.
  } finally {
    file.pragma(`busy_timeout = ${busyTimeoutMs}`);
  }
}

async function findWayOut(path: string, cause: unknown): Promise<string> {
  const [newest] = await listBackups(dirname(path), Date.now());
  const aside =
    cause instanceof LogDamaged
      ? `To continue without the last saved changes, move ${path}-wal and ${path}-shm to another folder and start again. `
      : '';
  if (newest === undefined)
    return `${aside}There is no backup of it; to start with an empty database, move the data folder away.`;
  const takenAt = new Date(newest.takenAtMs).toISOString();
  return `${aside}The newest backup is of ${takenAt}: "pnpm restore-backup" moves the database aside and puts it in its place.`;
}

function reason(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

/**
 * Throws if the database at `path` is missing or empty although its data folder has been used. A new database would
 * hide the loss, and the sweeper would remove all uploaded files as unused.
 */
async function refuseLostDatabase(path: string): Promise<void> {
  const found = await stat(path).catch(nullWhenMissing);
  if (found !== null && found.size > 0) return;
  const dataDir = dirname(path);
  const isUsed = (await hasFiles(join(dataDir, 'blobs'))) || (await hasFiles(join(dataDir, 'backups')));
  if (isUsed) throw new Error(found === null ? 'it is missing' : 'it is empty');
}

async function hasFiles(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch(nullWhenMissing);
  return names !== null && names.length > 0;
}
