import { readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { nullWhenMissing } from '../null-when-missing.ts';

/**
 * Throws if the database at `path` is missing or empty although its data folder has been used. A new database would
 * hide the loss, and the sweeper would remove all uploaded files as unused.
 */
export async function refuseLostDatabase(path: string): Promise<void> {
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
