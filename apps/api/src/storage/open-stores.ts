import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import type { BlobStore } from './blob-store.ts';
import type { Database } from './database.ts';
import { folderBlobStore } from './folder-blob-store.ts';
import { openSqlite } from './open-sqlite.ts';
import { folderRecipeResults, type RecipeResults, s3RecipeResults } from './recipe-results.ts';
import { s3AddressOf } from './s3-address.ts';

/** Everything that lasts, as servers and workers of one deployment share it. */
export interface Stores {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly recipes: RecipeResults;
}

/**
 * Opens what the settings name: by default SQLite and folders below `dataDir`, which is made when it is not there. Throws
 * when anything of it cannot be used.
 */
export async function openStores(
  settings: Pick<Settings, 'dataDir' | 'databaseUrl' | 'blobUrl'>,
): Promise<Stores> {
  const { dataDir, databaseUrl, blobUrl } = settings;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const bytes = await openBytes(dataDir, blobUrl);
  // Last, as it must be closed again: nothing that could fail comes after it.
  return { ...bytes, database: await openDatabase(dataDir, databaseUrl) };
}

/** Who does not use them need not load the clients of large databases and services. */
async function openDatabase(dataDir: string, databaseUrl: string | null): Promise<Database> {
  if (databaseUrl === null) return await openSqlite(join(dataDir, 'spinreel.sqlite'));
  const { openPostgres } = await import('./open-postgres.ts');
  return await openPostgres(databaseUrl);
}

async function openBytes(dataDir: string, blobUrl: string | null): Promise<Omit<Stores, 'database'>> {
  const address = blobUrl === null ? null : s3AddressOf(blobUrl);
  if (address === null) {
    const recipes = folderRecipeResults(join(dataDir, 'recipes'));
    return { recipes, blobs: await folderBlobStore(dataDir) };
  }
  const { openS3Objects } = await import('./open-s3-objects.ts');
  const { s3BlobStore } = await import('./s3-blob-store.ts');
  const objects = openS3Objects(address);
  await objects.check();
  const cache = await folderBlobStore(join(dataDir, 'cache'));
  return { recipes: s3RecipeResults(objects), blobs: s3BlobStore(objects, cache) };
}
