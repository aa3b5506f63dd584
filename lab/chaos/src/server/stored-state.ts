import { createHash } from 'node:crypto';
import { readdir, readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';

/** The content of a data folder, compared with its database. */
export interface StoredState {
  /** Rows of uploads and finished files without their file. */
  readonly rowsWithoutFile: number;
  /** Files whose content does not match their digest. */
  readonly tornFiles: number;
  /** Files without a row. */
  readonly orphans: number;
  /** Temporary files. */
  readonly temporary: number;
  /** Finished files that can be downloaded. */
  readonly artifacts: number;
  /** Whether the database passes its integrity check. */
  readonly isIntact: boolean;
}

/** Reads the state of a data folder, even while a server uses it. */
export async function storedState(dataDir: string): Promise<StoredState> {
  const database = new Sqlite(join(dataDir, 'spinreel.sqlite'), { readonly: true });
  const column = (query: string): string[] => database.prepare(query).pluck().all() as string[];
  const needed = new Set([
    ...column(
      'select original_sha256 from asset union select served_sha256 from asset union select served_sha256 from video_crop',
    ),
    ...column('select sha256 from preview union select sha256 from shared_preview'),
    ...column('select sha256 from artifact where parts is null'),
    ...column("select part.value ->> 'sha256' from artifact, json_each(artifact.parts) part"),
  ]);
  const artifacts = column('select id from artifact').length;
  const isIntact = database.pragma('integrity_check', { simple: true }) === 'ok';
  database.close();
  const stored = new Map<string, boolean>();
  for (const path of await filesIn(join(dataDir, 'blobs'))) {
    const bytes = await readFile(path).catch(() => null);
    // A sweeper may be at work.
    if (bytes === null) continue;
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const name = path.slice(-sha256.length);
    stored.set(name, name === sha256);
  }
  return {
    rowsWithoutFile: [...needed].filter((sha256) => !stored.has(sha256)).length,
    tornFiles: [...stored.values()].filter((isWhole) => !isWhole).length,
    orphans: [...stored.keys()].filter((sha256) => !needed.has(sha256)).length,
    temporary: (await filesIn(join(dataDir, 'tmp'))).length,
    artifacts,
    isIntact,
  };
}

/**
 * Sets the times of all stored files far back, so that the sweeper considers files without a row old enough to remove.
 */
export async function ageFiles(dataDir: string): Promise<void> {
  for (const folder of ['blobs', 'tmp']) {
    for (const path of await filesIn(join(dataDir, folder))) await utimes(path, new Date(0), new Date(0));
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
