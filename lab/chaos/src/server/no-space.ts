/**
 * Preloaded into a server by a drill that may not mount a disk. As long as the file `NO_SPACE_FLAG` exists, every write
 * to `DATA_DIR` fails as on a full disk, and the database cannot grow unless the server frees its reserve.
 */
import { existsSync } from 'node:fs';
import files from 'node:fs/promises';
import streams from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';

const flag = process.env['NO_SPACE_FLAG'] ?? '';
const dataDir = process.env['DATA_DIR'] ?? '';

function refuse(path: unknown): void {
  if (!String(path).startsWith(dataDir) || !existsSync(flag)) return;
  throw Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    syscall: 'write',
  });
}

const { writeFile } = files;
files.writeFile = async (path, data, options) => {
  refuse(path);
  await writeFile(path, data, options);
};
const limits = new Set<() => void>();
const reserve = join(dataDir, 'reserve');
const { rm, statfs } = files;
files.rm = async (path, options) => {
  await rm(path, options);
  if (path === reserve) for (const limit of limits) limit();
};
files.statfs = (async (path: string) => {
  const found = await statfs(path);
  if (!existsSync(flag)) return found;
  return Object.assign(found, { bavail: existsSync(reserve) ? 0 : 1024, bsize: 4096 });
}) as typeof statfs;
const { createWriteStream } = streams;
streams.createWriteStream = (path, options) => {
  const stream = createWriteStream(path, options);
  try {
    refuse(path);
  } catch (error) {
    stream.destroy(error as Error);
  }
  return stream;
};
syncBuiltinESMExports();

const { pragma } = Sqlite.prototype;
Sqlite.prototype.pragma = function remember(source, options) {
  const limit = (): void => {
    const isFull = existsSync(flag) && existsSync(reserve);
    if (this.open) pragma.call(this, `max_page_count = ${isFull ? 1 : 2 ** 30}`);
  };
  if (source.startsWith('synchronous')) {
    limits.add(limit);
    setInterval(limit, 10).unref();
  }
  return pragma.call(this, source, options);
};
