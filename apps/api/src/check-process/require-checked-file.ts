import { messages } from '@spinreel/config-schema/messages/messages';
import { ApiProblem } from '../errors/api-problem.ts';
import type { BlobStore } from '../storage/blobs/blob-store.ts';
import type { FilePart } from '../storage/files/stored-file.ts';
import { withLocalFile } from '../storage/files/with-local-file.ts';

/** Returns the local path of a file that was uploaded to be checked. Throws `expired-check` if it is no longer stored. */
export async function requireCheckedFile(blobs: BlobStore, sha256: string): Promise<string> {
  const path = await blobs.localFile(sha256);
  if (path === null) throw expired();
  return path;
}

/**
 * Calls `work` with the local path of a file that is checked: a finished file, or without parts an uploaded one. Throws
 * `expired-check` if it is no longer stored.
 */
export async function withCheckedFile<Result>(
  blobs: BlobStore,
  { sha256, parts }: { sha256: string; parts: readonly FilePart[] | null },
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  if (parts === null) return await work(await requireCheckedFile(blobs, sha256));
  const used = await withLocalFile(blobs, { sha256, parts }, async (path) => ({ result: await work(path) }));
  if (used === null) throw expired();
  return used.result;
}

function expired(): ApiProblem {
  return new ApiProblem('expired-check', { message: messages.check.fileExpired });
}
