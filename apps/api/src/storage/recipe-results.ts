import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createFolderRecipeStore } from '@spinreel/media/recipes/folder-recipe-store';
import type { RecipeStore } from '@spinreel/media/recipes/recipe-store';
import type { S3Objects } from './blobs/open-s3-objects.ts';

/** Stored results of recipes. They can be recomputed, so old ones are removed. */
export interface RecipeResults extends RecipeStore {
  /** Removes results stored before a time, in milliseconds of the store's own clock. */
  removeBefore(timeMs: number): Promise<void>;
}

/** Stores results as files in one folder. */
export function createFolderRecipeResults(folder: string): RecipeResults {
  return {
    ...createFolderRecipeStore(folder),
    async removeBefore(timeMs) {
      const names = await readdir(folder).catch(() => []); // made with the first result
      for (const name of names) {
        const path = join(folder, name);
        const found = await stat(path).catch(() => null); // another process may have been faster
        if (found !== null && found.mtimeMs < timeMs) await rm(path, { force: true });
      }
    },
  };
}

/** Results as objects `recipes/<key>`. */
export function createS3RecipeResults(objects: S3Objects): RecipeResults {
  const toObjectKey = (key: string): string => `recipes/${key}`;
  return {
    async get(key) {
      const body = await objects.get(toObjectKey(key));
      return body === null ? null : new Uint8Array(await buffer(body));
    },
    put: (key, bytes) => objects.put(toObjectKey(key), bytes),
    async removeBefore(timeMs) {
      for await (const { key, writtenAtMs } of objects.list(toObjectKey(''))) {
        if (writtenAtMs < timeMs) await objects.remove(key);
      }
    },
  };
}
