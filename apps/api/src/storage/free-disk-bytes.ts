import { statfs } from 'node:fs/promises';

/** How many bytes this program may still write to the disk of `folder`. */
export async function freeDiskBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
