import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { BlobStore } from '../blobs/blob-store.ts';
import { openStoredFile } from './open-stored-file.ts';
import { isFileStored, sumPartSizes, type StoredFile } from './stored-file.ts';

/**
 * Calls `work` with the path of a local file that contains a finished file. The path is only to be read, and only until `work`
 * ends. Returns the result of `work`; null if the finished file is no longer stored.
 */
export async function withLocalFile<Result>(
  blobs: BlobStore,
  file: StoredFile,
  work: (path: string) => Promise<Result>,
): Promise<Result | null> {
  const [first] = file.parts;
  if (first?.sha256 === file.sha256) {
    const path = await blobs.localFile(file.sha256);
    return path === null ? null : await work(path);
  }
  if (!(await isFileStored(blobs, file))) return null;
  const path = blobs.temporaryPath();
  try {
    const range = { start: 0, end: sumPartSizes(file.parts) - 1 };
    await pipeline(openStoredFile(blobs, file).open(range), createWriteStream(path, { flags: 'wx' }));
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}
