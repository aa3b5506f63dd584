import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { nullWhenMissing } from '../null-when-missing.ts';
import { syncPath } from '../sqlite/sync-path.ts';
import type { Database } from '../tables.ts';

/**
 * Reads the secret in the file at `path`. If there is no file, stores the result of `make`, readable by this user only.
 * Processes that start at the same time get the same secret.
 *
 * A file that is empty or truncated, for example after a power failure, is replaced. With `whenDamaged: 'refuse'` it is
 * not changed, and an `Error` that names it is thrown.
 */
export async function readOrCreateSecret(options: {
  path: string;
  make: () => string;
  whenDamaged: 'replace' | 'refuse';
}): Promise<string> {
  const { path, make, whenDamaged } = options;
  const found = await readFile(path, 'utf8').catch(nullWhenMissing);
  if (found !== null && isWholeLine(found)) return found.trim();
  if (found !== null && whenDamaged === 'refuse') {
    throw new Error(
      `The file ${path} is empty or damaged. Write the secret into it as one line that ends with a line break, or remove the file to get a new secret at the next start.`,
    );
  }
  await writeSecret(path, { text: `${make()}\n`, replaces: found !== null });
  return (await readFile(path, 'utf8')).trim();
}

/** Secrets are written as one line of printable characters that ends with a line break. */
function isWholeLine(text: string): boolean {
  return /^[^\p{Cc}]+\r?\n$/u.test(text) && text.trim() !== '';
}

async function writeSecret(path: string, options: { text: string; replaces: boolean }): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  try {
    await writeFile(draft, options.text, { flag: 'wx', mode: 0o600 });
    await syncPath(draft);
    if (options.replaces) await rename(draft, path);
    else await linkUnlessThere(draft, path);
    await syncPath(dirname(path));
  } finally {
    await rm(draft, { force: true });
  }
}

/** Unlike a rename, a link fails when another process was faster. */
async function linkUnlessThere(draft: string, path: string): Promise<void> {
  try {
    await link(draft, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}

/**
 * Returns the secret with a name from the database. If there is none, stores the result of `make` first. Servers that
 * start at the same time get the same secret.
 */
export async function readSharedSecret(
  database: Database,
  name: string,
  make: () => string,
): Promise<string> {
  await database
    .insertInto('secret')
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await database
    .selectFrom('secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}
