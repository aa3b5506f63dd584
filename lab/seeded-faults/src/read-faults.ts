import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A realistic mistake in the product, as a patch. */
export interface Fault {
  /** The name of its file without the extension: `<area>-<name>`. */
  readonly name: string;
  readonly title: string;
  /** The narrow tests that could catch it, in the order in which they are tried. */
  readonly tests: readonly TestSelection[];
  /** Absolute path of the patch. */
  readonly path: string;
}

/** Tests of one file. */
export interface TestSelection {
  /** The path of the test file from the root of the repository. */
  readonly file: string;
  /** Options for Vitest or Playwright, such as `-t` with the title of a test. */
  readonly options: readonly string[];
}

/** The folder with the patches. */
export const faultsFolder = join(import.meta.dirname, '..', 'faults');

/** Reads all faults, or those with the given names, in alphabetical order. Throws if a name is unknown. */
export function readFaults(names: readonly string[] = []): Fault[] {
  const all = readdirSync(faultsFolder)
    .filter((file) => file.endsWith('.patch'))
    .toSorted()
    .map((file) => readFault(file.replace(/\.patch$/, '')));
  for (const name of names) {
    if (!all.some((fault) => fault.name === name)) throw new Error(`There is no fault "${name}".`);
  }
  return names.length === 0 ? all : all.filter((fault) => names.includes(fault.name));
}

function readFault(name: string): Fault {
  const path = join(faultsFolder, `${name}.patch`);
  const [header = ''] = readFileSync(path, 'utf8').split(/^diff --git /m);
  const lines = header.split('\n').map((line) => /^(?<key>Title|Test): (?<value>.+)$/.exec(line)?.groups);
  const title = lines.find((line) => line?.['key'] === 'Title')?.['value'];
  const tests = lines.flatMap((line) => (line?.['key'] === 'Test' ? [line['value'] ?? ''] : []));
  if (title === undefined || tests.length === 0) {
    throw new Error(`${name}.patch must begin with lines "Title: ..." and "Test: <file> [options]".`);
  }
  return { name, title, tests: tests.map(parseSelection), path };
}

/** Parses `<file> [options]`, where an option may be in double quotes. */
function parseSelection(text: string): TestSelection {
  const [file = '', ...options] = [...text.matchAll(/"([^"]*)"|\S+/g)].map(
    ([word, quoted]) => quoted ?? word,
  );
  return { file, options };
}
