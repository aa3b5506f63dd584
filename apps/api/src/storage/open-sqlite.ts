import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import type { Tables } from './tables.ts';

/** How long a statement waits for another process's lock. */
const busyTimeoutMs = 5000;

/**
 * Opens the embedded database at `path`, makes it when there is none, and brings it up to date. What it has acknowledged
 * survives a crash and a loss of power. Throws when the file is damaged, or belongs to a newer version of the program.
 */
export async function openSqlite(path: string): Promise<Database> {
  const file = new Sqlite(path);
  try {
    file.pragma('journal_mode = WAL');
    file.pragma('synchronous = FULL');
    file.pragma(`busy_timeout = ${busyTimeoutMs}`);
    file.pragma('foreign_keys = ON');
    if (file.pragma('quick_check', { simple: true }) !== 'ok') throw new Error('it is damaged');
    const database = new Kysely<Tables>({ dialect: new SqliteDialect({ database: file }) });
    await migrate(database);
    return database;
  } catch (cause) {
    file.close();
    throw new Error(
      `The database ${path} cannot be used: ${reason(cause)}. It was left as it is; restore a backup or move it away.`,
      { cause },
    );
  }
}

function reason(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
