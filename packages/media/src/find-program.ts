import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/** The absolute path of an executable on PATH, or null. Looked up each time: what is installed may change. */
export async function findProgram(name: string): Promise<string | null> {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    if (folder === '') continue;
    const path = join(folder, name);
    try {
      await access(path, constants.X_OK);
      return path;
    } catch {
      // Not in this folder: the next one is asked.
    }
  }
  return null;
}
