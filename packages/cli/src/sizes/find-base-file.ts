import { readdir, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { CliProblem } from '../cli-problem.ts';

/**
 * Finds the earlier version of a file: `base` itself, or in the folder `base` the file of the same name, in which dates may
 * differ. Of several, the last in alphabetical order. Resolves to its absolute path, or null. Throws a `CliProblem` if
 * `base` does not exist.
 */
export async function findBaseFile(fileName: string, base: string, folder: string): Promise<string | null> {
  const path = resolve(folder, base);
  const facts = await stat(path).catch((cause: unknown) => {
    throw new CliProblem('usage', `The base '${base}' was not found. Check its path.`, { cause });
  });
  if (!facts.isDirectory()) return path;
  const names = (await readdir(path)).toSorted();
  const found = names.includes(fileName)
    ? fileName
    : names.findLast((name) => maskDates(name) === maskDates(basename(fileName)));
  return found === undefined ? null : join(path, found);
}

/** Built files have the date in their names. */
function maskDates(name: string): string {
  return name.replaceAll(/\d{4}-\d{2}-\d{2}/g, '*');
}
