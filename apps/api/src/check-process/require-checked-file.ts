import { messages } from '@spinreel/config-schema/messages/messages';
import { ApiProblem } from '../errors/api-problem.ts';
import type { BlobStore } from '../storage/blobs/blob-store.ts';

/** Returns the local path of a file that was uploaded to be checked. Throws `expired-check` if it is no longer stored. */
export async function requireCheckedFile(blobs: BlobStore, sha256: string): Promise<string> {
  const path = await blobs.localFile(sha256);
  if (path === null) throw new ApiProblem('expired-check', { message: messages.check.fileExpired });
  return path;
}
