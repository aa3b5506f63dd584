import { removeStaleWorkFolders } from '@spinreel/media/work-folder';
import type { BlobStore } from '../storage/blob-store.ts';

/** How long files stay that were begun and never finished, or copied here and not used since, in milliseconds. */
const temporaryMs = 60 * 60 * 1000;

/** Removes what work has left on this machine's own disk, which is judged by the disk's own clock. */
export async function sweepMachine(blobs: BlobStore): Promise<void> {
  await blobs.removeTemporaryBefore(Date.now() - temporaryMs);
  await removeStaleWorkFolders(new Date(Date.now() - temporaryMs));
}
