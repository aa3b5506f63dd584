import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, sql } from 'kysely';
import { backupsIn } from '../backup/backup-folder.ts';
import type { Database } from './database.ts';
import { refuseLostDatabase } from './lost-database.ts';
import { migrate } from './migrate.ts';
import { breakSeal, sealSqlite } from './sealed-sqlite.ts';
import { CarefulSqliteDialect } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';

/** How long a statement waits for another process's lock. */
const busyTimeoutMs = 5000;

/**
 * Opens the embedded database at `path`, makes it when there is none, and brings it up to date. What it has acknowledged
 * survives a crash and a loss of power. Throws when the file is damaged, or belongs to a newer version of the program.
 */
export async function openSqlite(path: string): Promise<Database> {
  let file: Sqlite.Database | null = null;
  try {
    await refuseLostDatabase(path);
    const wasSealed = await breakSeal(path);
    file = new Sqlite(path);
    file.pragma(`busy_timeout = ${busyTimeoutMs}`);
    file.pragma('journal_mode = WAL');
    file.pragma('synchronous = FULL');
    file.pragma('foreign_keys = ON');
    // What was sealed is byte for byte what a server closed in good order.
    if (!wasSealed && file.pragma('integrity_check', { simple: true }) !== 'ok') {
      throw new Error('it is damaged');
    }
    const database = new Kysely<Tables>({
      dialect: new CarefulSqliteDialect(file),
    });
    await migrateAlone(database);
    return sealedWhenClosed(database, path);
  } catch (cause) {
    file?.close();
    const refusal = `The database ${path} cannot be used: ${reason(cause)}. It was left as it is.`;
    throw new Error(`${refusal} ${await wayOut(path)}`, { cause });
  }
}

function sealedWhenClosed(database: Database, path: string): Database {
  const destroy = database.destroy.bind(database);
  database.destroy = async () => {
    await destroy();
    await sealSqlite(path);
  };
  return database;
}

async function wayOut(path: string): Promise<string> {
  const [newest] = await backupsIn(dirname(path), Date.now());
  if (newest === undefined) return 'There is no backup of it; move the data folder away to begin anew.';
  const takenAt = new Date(newest.takenAtMs).toISOString();
  return `The newest backup is of ${takenAt}: "pnpm restore-backup" moves the database aside and puts it in its place.`;
}

/** All steps or none, and one process at a time: the others wait until it is done, and find nothing to do. */
function migrateAlone(database: Database): Promise<void> {
  return database.connection().execute(async (connection) => {
    await sql`begin immediate`.execute(connection);
    try {
      await migrate(connection);
      await sql`commit`.execute(connection);
    } catch (error) {
      // On a full disk SQLite itself has ended it.
      await sql`rollback`.execute(connection).catch(() => undefined);
      throw error;
    }
  });
}

function reason(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
