import { randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncPath } from './sync-path.ts';

/**
 * The text kept in the file at `path`; where there is none, what `make` returns is kept there, readable by this user
 * alone. Two processes that start together agree on one text.
 */
export async function secretFile(path: string, make: () => string): Promise<string> {
  const kept = await readIfThere(path);
  if (kept !== null) return kept;
  const draft = `${path}.${randomUUID()}`;
  try {
    await writeFile(draft, `${make()}\n`, { flag: 'wx', mode: 0o600 });
    await syncPath(draft);
    // Unlike a rename, a link fails when another process was faster.
    await link(draft, path).catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    });
    await syncPath(dirname(path));
  } finally {
    await rm(draft, { force: true });
  }
  return (await readFile(path, 'utf8')).trim();
}

async function readIfThere(path: string): Promise<string | null> {
  try {
    return (await readFile(path, 'utf8')).trim() || null;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
