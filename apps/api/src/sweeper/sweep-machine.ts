import { removeStaleWorkFolders } from '@spinreel/media/programs/run-in-work-folder';
import type { BlobStore } from '../storage/blobs/blob-store.ts';

/** How long unfinished temporary files and unused local copies are retained, in milliseconds. */
const temporaryMs = 60 * 60 * 1000;

/** Removes what work has left on this machine's own disk, which is judged by the disk's own clock. */
export async function sweepMachine(blobs: BlobStore): Promise<void> {
  await blobs.removeTemporaryBefore(Date.now() - temporaryMs);
  await removeStaleWorkFolders(new Date(Date.now() - temporaryMs));
}
