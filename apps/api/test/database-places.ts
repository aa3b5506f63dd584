import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createAccessTokens } from '../src/access/access-tokens.ts';
import { createSessions } from '../src/access/sessions.ts';
import { createAdStore } from '../src/ads/ad-store.ts';
import { createAdVersions } from '../src/ads/ad-versions.ts';
import type { Database } from '../src/storage/tables.ts';
import { openPostgres } from '../src/storage/open-postgres.ts';
import { openSqlite } from '../src/storage/sqlite/open-sqlite.ts';
import { createAssetStore } from '../src/uploads/assets/asset-store.ts';
import { createCropStore } from '../src/uploads/crop/crop-store.ts';
import type { PostgresServer } from './outside-services/start-postgres.ts';

/** The location of a database, on which several connections can be opened. */
interface DatabasePlace {
  readonly address: string;
  readonly open: (address: string) => Promise<Database>;
}

/**
 * Returns each engine's name and a function that creates an empty database. The function requires `server` to be
 * started.
 */
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

/** Opens every store on an empty database, with an adjustable clock. Closed when the test ends. */
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
    crops: createCropStore(database, now),
    sessions: createSessions(database, now),
    tokens: createAccessTokens(database, now),
  };
}
