import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Creates a folder with its parents, unless it exists. Node's own `recursive` option never returns where a system such as
 * `/proc` says that the parent of a new folder does not exist although it does.
 */
export async function createFolder(folder: string): Promise<void> {
  if (await isFolder(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) await createFolder(parent);
  try {
    await mkdir(folder);
  } catch (error) {
    // Another process may have created it in the meantime.
    if (!(await isFolder(folder))) throw error;
  }
}

async function isFolder(path: string): Promise<boolean> {
  return await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
