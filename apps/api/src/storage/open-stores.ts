import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../settings/settings.ts';
import type { BlobStore } from './blobs/blob-store.ts';
import type { Database } from './tables.ts';
import { openFolderBlobStore } from './blobs/folder-blob-store.ts';
import { databaseFileName } from './sqlite/backup-folder.ts';
import { type DatabaseCheck, noCheck } from './sqlite/database-check.ts';
import { startSqlite } from './sqlite/open-sqlite.ts';
import { createFolderRecipeResults, type RecipeResults, createS3RecipeResults } from './recipe-results.ts';
import { parseS3Address } from '../settings/parse-s3-address.ts';

/** Everything that lasts, as servers and workers of one deployment share it. */
export interface Stores {
  readonly database: Database;
  readonly databaseCheck: DatabaseCheck;
  readonly blobs: BlobStore;
  readonly recipes: RecipeResults;
}

/**
 * Opens the stores that the settings select: by default SQLite and folders below `dataDir`, which is created if
 * necessary. Throws if one of them is unusable.
 */
export async function openStores(
  settings: Pick<Settings, 'dataDir' | 'databaseUrl' | 'blobUrl'>,
): Promise<Stores> {
  const { dataDir, databaseUrl, blobUrl } = settings;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const bytes = await openBytes(dataDir, blobUrl);
  // Opened last: if a later step failed, the database would have to be closed again.
  return { ...bytes, ...(await openDatabase(dataDir, databaseUrl)) };
}

/** Opens the database. The PostgreSQL client is loaded lazily, because only some installations need it. */
async function openDatabase(
  dataDir: string,
  databaseUrl: string | null,
): Promise<Pick<Stores, 'database' | 'databaseCheck'>> {
  if (databaseUrl === null) {
    const { database, check } = await startSqlite(join(dataDir, databaseFileName));
    return { database, databaseCheck: check };
  }
  const { openPostgres } = await import('./open-postgres.ts');
  return { database: await openPostgres(databaseUrl), databaseCheck: noCheck };
}

async function openBytes(
  dataDir: string,
  blobUrl: string | null,
): Promise<Pick<Stores, 'blobs' | 'recipes'>> {
  const address = blobUrl === null ? null : parseS3Address(blobUrl);
  if (address === null) {
    const recipes = createFolderRecipeResults(join(dataDir, 'recipes'));
    return { recipes, blobs: await openFolderBlobStore(dataDir) };
  }
  const { openS3Objects } = await import('./blobs/open-s3-objects.ts');
  const { createS3BlobStore } = await import('./blobs/s3-blob-store.ts');
  const objects = openS3Objects(address);
  await objects.check();
  const cache = await openFolderBlobStore(join(dataDir, 'cache'));
  return { recipes: createS3RecipeResults(objects), blobs: createS3BlobStore(objects, cache) };
}
