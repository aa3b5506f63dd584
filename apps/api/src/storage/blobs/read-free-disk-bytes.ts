import { statfs } from 'node:fs/promises';

/** Returns the number of bytes that this program may still write to the disk of `folder`. */
export async function readFreeDiskBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
