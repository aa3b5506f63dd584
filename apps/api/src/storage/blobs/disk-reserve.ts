import { randomBytes } from 'node:crypto';
import { rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toApiProblem } from '../../errors/api-problem.ts';
import { readFreeDiskBytes } from './read-free-disk-bytes.ts';
import { nullWhenMissing } from '../null-when-missing.ts';
import { syncPath } from '../sqlite/sync-path.ts';

/** A file that reserves disk space. It is deleted to free that space when the disk is full. */
export interface DiskReserve {
  /**
   * Runs small work that must not fail on a full disk, such as logging in or deleting. Frees the reserve if necessary.
   */
  spend<Result>(work: () => Promise<Result>): Promise<Result>;
  /**
   * Restores the reserve if it was freed. Resolves to false if there is no space for it; nothing else may be saved
   * then.
   */
  hold(): Promise<boolean>;
}

/** Enough for thousands of logins and deletions. The database's log is emptied every few seconds. */
const reserveBytes = 4 * 1024 * 1024;

/**
 * With less free space than this in addition to the reserve, any save may fail: a save needs a few pages and their log.
 */
export const leastFreeBytes = 256 * 1024;

/** Takes the reserve of a data folder, or gives an earlier one up when the disk has no other space left. */
export async function openDiskReserve(dataDir: string): Promise<DiskReserve> {
  const path = join(dataDir, 'reserve');
  const isThere = async (): Promise<boolean> =>
    ((await stat(path).catch(nullWhenMissing))?.size ?? 0) >= reserveBytes;
  let isHeld = await isThere();
  let holding: Promise<boolean> | null = null;

  async function make(): Promise<boolean> {
    if ((await readFreeDiskBytes(dataDir)) < 2 * reserveBytes) return false;
    try {
      // File systems store no zeros.
      await writeFile(path, randomBytes(reserveBytes), { mode: 0o600 });
      await syncPath(path);
      return (isHeld = true);
    } catch {
      await rm(path, { force: true });
      return false;
    }
  }

  async function hold(): Promise<boolean> {
    if (isHeld) return true;
    // One at a time: two would need the space twice.
    holding ??= make().finally(() => {
      holding = null;
    });
    return await holding;
  }

  async function release(): Promise<void> {
    isHeld = false;
    await rm(path, { force: true });
    await syncPath(dataDir);
  }

  // The database cannot even be opened without a few pages for its log.
  if (isHeld && (await readFreeDiskBytes(dataDir)) < reserveBytes / 4) await release();
  else await hold();
  return {
    hold,
    async spend(work) {
      try {
        return await work();
      } catch (error) {
        if (toApiProblem(error).code !== 'disk-full' || !(await isThere())) throw error;
        await release();
        return await work();
      }
    },
  };
}
