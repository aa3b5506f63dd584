import { readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { nullWhenMissing } from './null-when-missing.ts';

/**
 * Throws when the database at `path` is missing or empty although the data folder around it has been used: a new one would
 * hide the loss, and the files of all uploads would be swept as nobody's.
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
