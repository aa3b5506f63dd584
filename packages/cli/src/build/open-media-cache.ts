import { access, constants, readdir, rm, stat, utimes } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { createFolder } from '@spinreel/media/recipes/create-folder';
import { createFolderRecipeStore } from '@spinreel/media/recipes/folder-recipe-store';
import { createMemoryRecipeStore } from '@spinreel/media/recipes/memory-recipe-store';
import type { RecipeStore } from '@spinreel/media/recipes/recipe-store';
import { type CliIo, CliProblem } from '../command.ts';

/** Encoded media that no build has used for this long are removed, in milliseconds. */
const unusedLimitMs = 30 * 24 * 60 * 60 * 1000;

/**
 * Opens the folder in which encoded media are stored for the next build, and removes what has not been used for a month.
 * Throws a `CliProblem` if the folder cannot be used. If it later becomes full, results are kept in memory.
 */
export async function openMediaCache(
  io: Pick<CliIo, 'environment' | 'printNote'>,
  now: Date = new Date(),
): Promise<RecipeStore> {
  const folder = findCacheFolder(io.environment);
  try {
    await createFolder(folder);
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    await removeUnused(folder, now);
  } catch (cause) {
    throw createUnusableCache(folder, cause);
  }
  const disk = createFolderRecipeStore(folder);
  const memory = createMemoryRecipeStore();
  return {
    async get(key) {
      const stored = await disk.get(key).catch((cause: unknown) => {
        throw createUnusableCache(folder, cause);
      });
      if (stored === null) return await memory.get(key);
      // Marks the result as used. On a read-only file it only ages sooner.
      await utimes(join(folder, key), now, now).catch(() => {});
      return stored;
    },
    async put(key, bytes) {
      try {
        await disk.put(key, bytes);
      } catch (error) {
        io.printNote(`note: the cache ${folder} could not store encoded media: ${String(error)}`);
        await memory.put(key, bytes);
      }
    },
  };
}

/** Returns the folder for encoded media: `spinreel` in the system's folder for caches. */
export function findCacheFolder(
  environment: Readonly<NodeJS.ProcessEnv>,
  platform: NodeJS.Platform = process.platform,
): string {
  const { XDG_CACHE_HOME, LOCALAPPDATA } = environment;
  if (XDG_CACHE_HOME) return join(XDG_CACHE_HOME, 'spinreel');
  if (platform === 'win32' && LOCALAPPDATA) return join(LOCALAPPDATA, 'spinreel', 'Cache');
  const caches = platform === 'darwin' ? ['Library', 'Caches'] : ['.cache'];
  return join(environment['HOME'] ?? homedir(), ...caches, 'spinreel');
}

async function removeUnused(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (now.getTime() - mtimeMs > unusedLimitMs) await rm(path, { force: true, recursive: true });
  }
}

function createUnusableCache(folder: string, cause: unknown): CliProblem {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new CliProblem(
    'environment',
    `The cache folder ${folder} cannot be used: ${reason}\nBuild with --no-cache, or set XDG_CACHE_HOME to a folder that you can write to.`,
    { cause },
  );
}
