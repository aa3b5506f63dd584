import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Absolute path of the first of the named programs that is on PATH, or undefined.
 *
 * @param {readonly string[]} names
 * @param {string | undefined} path
 */
export function findOnPath(names, path = process.env['PATH']) {
  const folders = (path ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false; // not in this folder: the next one may have it
  }
}
