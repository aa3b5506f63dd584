import { open } from 'node:fs/promises';

/** Forces what was written to a file, or to the list of names of a folder, onto the disk. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
