import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { access, constants, mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { BlobStore } from './blob-store.ts';
import { syncPath } from '../sqlite/sync-path.ts';
import { nullWhenMissing } from '../null-when-missing.ts';

/**
 * Opens a store that keeps blobs as files: `blobs/ab/abcd...`, and temporary files in `tmp`. Creates missing folders.
 */
export async function openFolderBlobStore(folder: string): Promise<BlobStore> {
  const blobs = join(folder, 'blobs');
  const temporary = join(folder, 'tmp');
  await mkdir(blobs, { recursive: true });
  await mkdir(temporary, { recursive: true });

  // Not `join`, which takes a third as long as the lookup of a file.
  const toFolder = (sha256: string): string => `${blobs}${sep}${checked(sha256).slice(0, 2)}`;
  const toPath = (sha256: string): string => `${toFolder(sha256)}${sep}${sha256}`;
  const temporaryPath = (): string => join(temporary, randomUUID());

  async function countAsNew(sha256: string): Promise<void> {
    const now = new Date();
    await utimes(toPath(sha256), now, now);
  }

  async function storeFile(path: string, sha256: string): Promise<void> {
    const target = toFolder(sha256);
    if (await mkdir(target, { recursive: true })) await syncPath(blobs);
    // File, then name, then folder: after a loss of power the blob is complete or missing.
    await syncPath(path);
    await rename(path, toPath(sha256));
    // A blob that is stored again counts as new, so that the sweeper does not remove it before its row is written.
    await countAsNew(sha256);
    await syncPath(target);
  }

  return {
    temporaryPath,
    storeFile,
    async storeBytes(bytes) {
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const path = temporaryPath();
      try {
        await writeFile(path, bytes, { flag: 'wx' });
        await storeFile(path, sha256);
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
      return sha256;
    },
    async renew(sha256) {
      await countAsNew(sha256).catch(nullWhenMissing);
      return readSizeBytes(toPath(sha256));
    },
    localFile: async (sha256) => (readSizeBytes(toPath(sha256)) === null ? null : toPath(sha256)),
    sizeBytes: async (sha256) => readSizeBytes(toPath(sha256)),
    read: (sha256, range) => createReadStream(toPath(sha256), { ...range, highWaterMark: readBytes }),
    remove: (sha256) => rm(toPath(sha256), { force: true }),
    async *list() {
      for (const entry of await readdir(blobs, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile()) continue;
        const storedAtMs = await modifiedAtMs(join(entry.parentPath, entry.name));
        if (storedAtMs !== null) yield { sha256: entry.name, storedAtMs };
      }
    },
    async removeTemporaryBefore(timeMs) {
      for (const name of await readdir(temporary)) {
        const path = join(temporary, name);
        const changedAtMs = await modifiedAtMs(path);
        if (changedAtMs !== null && changedAtMs < timeMs) await rm(path, { force: true });
      }
    },
    check: () => access(temporary, constants.W_OK | constants.X_OK),
  };
}

/** How much of a file is read at a time. Four times Node's default: each read of a large file costs about as much. */
const readBytes = 256 * 1024;

/** Throws unless the name is a digest, so that neither a row nor a caller can choose the file path. */
function checked(sha256: string): string {
  if (!/^[0-9a-f]{64}$/.test(sha256)) throw new Error('Not a SHA-256');
  return sha256;
}

/**
 * Synchronous: an export looks at every upload of its ad. A lookup on a local disk takes microseconds, and less than handing
 * it to another thread.
 */
function readSizeBytes(path: string): number | null {
  return statSync(path, { throwIfNoEntry: false })?.size ?? null;
}

async function modifiedAtMs(path: string): Promise<number | null> {
  const found = await stat(path).catch(nullWhenMissing);
  return found?.mtimeMs ?? null;
}
