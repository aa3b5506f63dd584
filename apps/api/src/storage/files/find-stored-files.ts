import PQueue from 'p-queue';
import type { BlobStore } from '../blobs/blob-store.ts';
import { listBlobs, type StoredFile } from './stored-file.ts';

/** Blobs that are looked up at the same time. */
const concurrency = 16;

/** Returns those of many files of which all parts are stored. Parts that files share are looked up once. */
export async function findStoredFiles<File extends StoredFile>(
  blobs: BlobStore,
  files: readonly File[],
): Promise<File[]> {
  const wanted = new Set(files.flatMap(listBlobs));
  const missing = new Set<string>();
  const queue = new PQueue({ concurrency });
  await queue.addAll(
    [...wanted].map((sha256) => async () => {
      if ((await blobs.sizeBytes(sha256)) === null) missing.add(sha256);
    }),
  );
  return files.filter((file) => !listBlobs(file).some((sha256) => missing.has(sha256)));
}
