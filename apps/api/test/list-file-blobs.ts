import type { Services } from '../src/services.ts';
import { listBlobs, readStoredFile } from '../src/storage/files/stored-file.ts';

/** Returns the digests of the blobs that contain the finished file of an export. */
export async function listFileBlobs({ database }: Services, exportId: string): Promise<string[]> {
  const row = await database
    .selectFrom('artifact')
    .selectAll()
    .where('id', '=', exportId)
    .executeTakeFirstOrThrow();
  return listBlobs(readStoredFile(row));
}
