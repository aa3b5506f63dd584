import { glob, readdir, readFile, stat } from 'node:fs/promises';
import { basename, relative, resolve } from 'node:path';
import { type CliIo, CliProblem } from '../command.ts';

/** A file of the command line. */
export interface InputFile {
  /** Its path as it is shown, relative to the working directory. */
  readonly path: string;
  /** Its name without folders. */
  readonly fileName: string;
  /** Reads it. Throws a `CliProblem` if that is not possible. */
  readonly read: () => Promise<Uint8Array>;
}

/**
 * Lists the files that the arguments name, each once: paths, folders with ads, patterns such as `ads/*.zip`, and `-` for
 * standard input.
 * Throws a `CliProblem` if an argument names no file.
 */
export async function listFiles(names: readonly string[], io: CliIo): Promise<InputFile[]> {
  const files = new Map<string, InputFile>();
  for (const name of names) {
    for (const file of name === '-' ? [await readStandardInput(io)] : await findFiles(name, io.folder))
      files.set(file.path, file);
  }
  return [...files.values()];
}

async function findFiles(name: string, folder: string): Promise<InputFile[]> {
  const facts = await stat(resolve(folder, name)).catch(() => null);
  if (facts?.isDirectory() === true) return await listAds(name, folder);
  if (facts !== null) return [toInputFile(resolve(folder, name), folder)];
  if (!/[*?{[]/.test(name)) {
    throw new CliProblem('usage', `The file '${name}' was not found. Check its path.`);
  }
  const paths: string[] = [];
  for await (const entry of glob(name, { cwd: folder, withFileTypes: true })) {
    if (entry.isFile()) paths.push(resolve(entry.parentPath, entry.name));
  }
  if (paths.length === 0) throw new CliProblem('usage', `No file matches the pattern '${name}'.`);
  return paths.toSorted().map((path) => toInputFile(path, folder));
}

/** Lists the HTML and ZIP files in a folder and its folders. */
async function listAds(name: string, folder: string): Promise<InputFile[]> {
  const entries = await readdir(resolve(folder, name), { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && /\.(?:html?|zip)$/i.test(entry.name))
    .map((entry) => resolve(entry.parentPath, entry.name));
  if (paths.length === 0)
    throw new CliProblem('usage', `'${name}' is a folder that contains no HTML or ZIP files.`);
  return paths.toSorted().map((path) => toInputFile(path, folder));
}

function toInputFile(path: string, folder: string): InputFile {
  const shown = relative(folder, path);
  const read = () =>
    readFile(path).catch((cause: unknown) => {
      throw new CliProblem('usage', `The file '${shown}' could not be read: ${String(cause)}`, { cause });
    });
  return { path: shown, fileName: basename(path), read };
}

/** Standard input has no name, and networks expect the extension of its format. */
async function readStandardInput(io: CliIo): Promise<InputFile> {
  const bytes = await io.readStdin();
  if (bytes.byteLength === 0) throw new CliProblem('usage', 'Standard input is empty, but - stands for it.');
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const fileName = isZip ? 'stdin.zip' : 'stdin.html';
  return { path: fileName, fileName, read: () => Promise.resolve(bytes) };
}
