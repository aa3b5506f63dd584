import { readFile, readdir, stat } from 'node:fs/promises';
import { measureAssets } from '@spinreel/preflight/assets/measure-assets';
import { writeShare, writeSize } from '@spinreel/report/wording/write-size';
import { listFiles, type InputFile } from '../check/list-files.ts';
import { type CliIo, exitCodes, type ExitCode, CliProblem } from '../command.ts';
import { formatColumns } from '../terminal/format-columns.ts';
import type { AssetSize } from '@spinreel/preflight/assets/asset-size';
import { basename, join, resolve } from 'node:path';

/** The options of `spinreel sizes`. */
export interface SizesOptions {
  /** A file or a folder of earlier files. */
  readonly base?: string;
  readonly json?: boolean;
}

/** What `sizes --json` prints for each file. Fields are added, but never renamed or removed. */
export interface FileSizes {
  readonly fileName: string;
  readonly sizeBytes: number;
  /** Null without an earlier file. */
  readonly baseSizeBytes: number | null;
  /** The largest first. */
  readonly assets: readonly ComparedSize[];
}

/** Prints the bytes of each asset in the files, and with `base` how they differ from earlier files. */
export async function sizesCommand(
  options: SizesOptions & { readonly files: readonly string[] },
  io: CliIo,
): Promise<ExitCode> {
  const measured: FileSizes[] = [];
  for (const input of await listFiles(options.files, io)) {
    const base =
      options.base === undefined ? null : await findBaseFile(input.fileName, options.base, io.folder);
    if (options.base !== undefined && base === null)
      io.printNote(`note: ${options.base} contains no earlier version of ${input.fileName}.`);
    measured.push(await measureFile(input, base));
  }
  if (options.json === true) io.print(JSON.stringify({ files: measured }, null, 2));
  else for (const line of measured.flatMap(describeFile)) io.print(line);
  return exitCodes.passed;
}

async function measureFile(input: InputFile, basePath: string | null): Promise<FileSizes> {
  const bytes = await input.read();
  const base = basePath === null ? null : await readFile(basePath);
  // The parts of a page are named after its file, and the earlier file may have another date in its name.
  const baseSizes = base === null ? null : measureAssets(base, input.fileName);
  return {
    fileName: input.path,
    sizeBytes: bytes.byteLength,
    baseSizeBytes: base?.byteLength ?? null,
    assets: compareSizes(measureAssets(bytes, input.fileName), baseSizes),
  };
}

function describeFile({ fileName, sizeBytes, baseSizeBytes, assets }: FileSizes): string[] {
  const total = assets.reduce((sum, { bytes }) => sum + bytes, 0);
  const rows = assets.map(({ path, kind, bytes, baseBytes }) => [
    writeSize(bytes),
    writeShare(bytes, total),
    ...(baseBytes === null ? [] : [describeChange(bytes - baseBytes)]),
    path.includes(': ') ? path : `${path} (${kind})`,
  ]);
  const change = baseSizeBytes === null ? '' : `, ${describeChange(sizeBytes - baseSizeBytes)}`;
  const numberCount = baseSizeBytes === null ? 2 : 3;
  return [
    `${fileName}: ${writeSize(sizeBytes)}${change}`,
    ...formatColumns(rows, numberCount).map((line) => `  ${line}`),
  ];
}

function describeChange(bytes: number): string {
  if (bytes === 0) return 'unchanged';
  return `${bytes > 0 ? '+' : '-'}${writeSize(Math.abs(bytes))}`;
}

/** The size of an asset, and its size in an earlier file. */
interface ComparedSize extends AssetSize {
  /** 0 if the earlier file does not contain the asset; null if there is no earlier file. */
  readonly baseBytes: number | null;
}

/** Compares the assets of a file with those of an earlier one, by their paths. Assets that are gone have 0 bytes. */
function compareSizes(sizes: readonly AssetSize[], base: readonly AssetSize[] | null): ComparedSize[] {
  const baseBytes = new Map(base?.map(({ path, bytes }) => [path, bytes]));
  const compared = sizes.map((size) => ({
    ...size,
    baseBytes: base === null ? null : (baseBytes.get(size.path) ?? 0),
  }));
  const paths = new Set(sizes.map(({ path }) => path));
  const gone = (base ?? []).filter(({ path }) => !paths.has(path));
  return [
    ...compared,
    ...gone.map((size) => ({ ...size, bytes: 0, packedBytes: null, baseBytes: size.bytes })),
  ];
}

/**
 * Finds the earlier version of a file: `base` itself, or in the folder `base` the file of the same name, in which dates may
 * differ. Of several, the last in alphabetical order. Resolves to its absolute path, or null. Throws a `CliProblem` if
 * `base` does not exist.
 */
async function findBaseFile(fileName: string, base: string, folder: string): Promise<string | null> {
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
