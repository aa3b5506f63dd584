/**
 * Loaded before a server by a drill: kills the process at the step that `FAILPOINT` names, as a loss of power would.
 * `rename:blobs:2` is right after the second file was renamed into the folder `blobs`, `write:tmp:1` in the middle of the
 * first one that is written to `tmp`.
 */
import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { sep } from 'node:path';

const [step = '', folder = '', count = '1'] = (process.env['FAILPOINT'] ?? '').split(':');
let left = Number(count);

function isReached(at: string, path: unknown): boolean {
  if (at !== step || !String(path).split(sep).includes(folder)) return false;
  left -= 1;
  return left === 0;
}

const { rename, writeFile } = files;
files.rename = async (from, to) => {
  await rename(from, to);
  if (isReached('rename', to)) process.kill(process.pid, 'SIGKILL');
};
files.writeFile = async (path, data, options) => {
  if (isReached('write', path) && data instanceof Uint8Array) {
    await writeFile(path, data.subarray(0, data.byteLength / 2), options);
    process.kill(process.pid, 'SIGKILL');
  }
  await writeFile(path, data, options);
};
syncBuiltinESMExports();
