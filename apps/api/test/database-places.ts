import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createSessions } from '../src/access/sessions.ts';
import { createAdStore } from '../src/ads/ad-store.ts';
import { createAdVersions } from '../src/ads/ad-versions.ts';
import type { Database } from '../src/storage/database.ts';
import { openPostgres } from '../src/storage/open-postgres.ts';
import { openSqlite } from '../src/storage/open-sqlite.ts';
import { createAssetStore } from '../src/uploads/asset-store.ts';
import type { PostgresServer } from './start-postgres.ts';

/** Where a database is, so that several can be opened on it. */
interface DatabasePlace {
  readonly address: string;
  readonly open: (address: string) => Promise<Database>;
}

/** Each engine's name, and what makes a place with an empty database of it. `server` is started by then. */
export function databasePlaces(server: () => PostgresServer): [string, () => Promise<DatabasePlace>][] {
  return Object.entries({
    SQLite: async () => {
      const folder = await mkdtemp(join(tmpdir(), 'spinreel-database-'));
      onTestFinished(() => rm(folder, { recursive: true, force: true }));
      return { address: join(folder, 'test.sqlite'), open: openSqlite };
    },
    PostgreSQL: async () => ({ address: await server().createDatabase(), open: openPostgres }),
  });
}

/** Every store on an empty database of such a place, with a clock to move; closed when the test ends. */
export async function openStoresAt(place: () => Promise<DatabasePlace>) {
  const { address, open } = await place();
  const database = await open(address);
  onTestFinished(() => database.destroy());
  const clock = { nowMs: Date.parse('2026-11-21T12:00:00Z') };
  const now = (): number => clock.nowMs;
  return {
    database,
    clock,
    ads: createAdStore(database, now),
    versions: createAdVersions(database),
    assets: createAssetStore(database, now),
    sessions: createSessions(database, now),
  };
}
