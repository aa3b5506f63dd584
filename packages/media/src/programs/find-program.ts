import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/**
 * Finds the absolute path of an executable on PATH, or null. Not cached, because programs may be installed meanwhile.
 */
export async function findProgram(name: string): Promise<string | null> {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    if (folder === '') continue;
    const path = join(folder, name);
    try {
      await access(path, constants.X_OK);
      return path;
    } catch {
      // Not in this folder: try the next one.
    }
  }
  return null;
}
