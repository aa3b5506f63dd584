import { writeFile } from 'node:fs/promises';
import { dirname, extname, resolve } from 'node:path';
import { writeCsv } from '@spinreel/sheets/csv/write-csv';
import { writeXlsx } from '@spinreel/sheets/xlsx/write-xlsx';
import { listLanguages } from '@spinreel/variants/resolve/resolve-variant';
import { listAllRows, writeTextSheet, writeVariantSheet } from '@spinreel/variants/sheets/write-sheets';
import { readAdConfig } from '../build/load-ad.ts';
import { type CliIo, CliProblem, exitCodes, type ExitCode } from '../command.ts';
import { createFileNames } from './name-files.ts';

/**
 * Writes the variants of an ad config to a new file. An XLSX file also contains the texts, if the ad has several languages; a
 * CSV file contains the texts instead if `texts` is set.
 */
export async function exportSheet(
  { file, sheet, texts = false }: { file: string; sheet: string; texts?: boolean },
  io: CliIo,
): Promise<ExitCode> {
  const extension = extname(sheet).toLowerCase();
  if (extension !== '.csv' && extension !== '.xlsx')
    throw new CliProblem('usage', `'${sheet}' is neither CSV nor XLSX. Use a name that ends in one of them.`);
  const adPath = resolve(io.folder, file);
  const config = await readAdConfig(adPath);
  const variants = writeVariantSheet(config, createFileNames(config, dirname(adPath)));
  const translations = writeTextSheet(config);
  const hasTexts = texts || listLanguages(config).length > 1;
  const bytes =
    extension === '.xlsx'
      ? await writeXlsx([variants, ...(hasTexts ? [translations] : [])])
      : writeCsv(listAllRows(texts ? translations : variants));
  await writeFile(resolve(io.folder, sheet), bytes, { flag: 'wx' }).catch((cause: unknown) => {
    const reason =
      cause instanceof Error && 'code' in cause && cause.code === 'EEXIST'
        ? 'It exists. Delete it, or choose another name.'
        : String(cause);
    throw new CliProblem('usage', `The sheet '${sheet}' was not written. ${reason}`, { cause });
  });
  io.print(`${sheet} is written. Edit it, then run: spinreel variants ${file} --import ${sheet}`);
  return exitCodes.passed;
}
