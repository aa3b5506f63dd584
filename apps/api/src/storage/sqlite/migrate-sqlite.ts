import { dirname } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../tables.ts';
import { isOfEarlierVersion, migrate } from '../migrate.ts';
import { backUp } from './back-up.ts';

/**
 * Runs all migrations of the database at `path` or none, in one process at a time. Other processes wait and then have nothing
 * to do. A database of an earlier version is backed up before; if that fails, it is not migrated.
 */
export function migrateSqlite(database: Database, path: string): Promise<void> {
  return database.connection().execute(async (connection) => {
    await sql`begin immediate`.execute(connection);
    try {
      if (await isOfEarlierVersion(connection)) await backUpBefore(path);
      await migrate(connection);
      await sql`commit`.execute(connection);
    } catch (error) {
      // On a full disk SQLite itself has ended it.
      await sql`rollback`.execute(connection).catch(() => undefined);
      throw error;
    }
  });
}

/** Removes no earlier backup, because the settings that say how many are kept are not known here. */
async function backUpBefore(path: string): Promise<void> {
  try {
    await backUp({ dataDir: dirname(path), keep: Infinity, now: Date.now });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`it could not be backed up before its upgrade: ${reason}`, { cause });
  }
}
