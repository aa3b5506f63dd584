import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createFolder } from './create-folder.ts';
import type { RecipeStore } from './recipe-store.ts';

const keyPattern = /^[0-9a-f]{64}$/;

/**
 * Stores results as files in one folder, which is created if necessary. A file appears completely or not at all, even
 * after a power failure: it is written under a temporary name, flushed and renamed, and the folder is flushed.
 */
export function createFolderRecipeStore(folder: string): RecipeStore {
  return {
    async get(key) {
      const path = join(folder, requireKey(key));
      // Exports ask for a report that most ads do not have. A failed read in another thread takes much longer than this.
      if (statSync(path, { throwIfNoEntry: false }) === undefined) return null;
      try {
        return await readFile(path);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async put(key, bytes) {
      const path = join(folder, requireKey(key));
      await createFolder(folder);
      const unfinished = join(folder, `${randomUUID()}.tmp`);
      try {
        await writeFlushed(unfinished, bytes);
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
      await flushFolder(folder);
    },
  };
}

function requireKey(key: string): string {
  if (!keyPattern.test(key)) throw new TypeError(`Not a recipe key: ${key}`);
  return key;
}

async function writeFlushed(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
