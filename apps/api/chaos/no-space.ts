/**
 * Loaded before a server by a drill that may not mount a disk: as long as the file `NO_SPACE_FLAG` is there, everything
 * written to `DATA_DIR` fails as on a full disk, and the database cannot grow.
 */
import { existsSync } from 'node:fs';
import files from 'node:fs/promises';
import streams from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
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
  const limit = (): unknown =>
    this.open && pragma.call(this, `max_page_count = ${existsSync(flag) ? 1 : 2 ** 30}`);
  if (source.startsWith('synchronous')) setInterval(limit, 10).unref();
  return pragma.call(this, source, options);
};
