import { writeFile } from 'node:fs/promises';
import { dirname, extname, resolve } from 'node:path';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { writeCsv } from '@spinreel/sheets/csv/write-csv';
import type { ColumnContent, SheetContent } from '@spinreel/sheets/xlsx/xlsx-content';
import { writeXlsx } from '@spinreel/sheets/xlsx/write-xlsx';
import { listLanguages } from '@spinreel/variants/resolve/variant-key';
import { getCellRules } from '@spinreel/variants/sheets/cell-kind';
import { writeTextRows } from '@spinreel/variants/sheets/text-rows';
import { listOverriddenFields, writeVariantRows } from '@spinreel/variants/sheets/variant-rows';
import { readAdConfig } from '../build/load-ad.ts';
import type { CliIo } from '../cli-io.ts';
import { CliProblem } from '../cli-problem.ts';
import { exitCodes, type ExitCode } from '../exit-codes.ts';
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
  const variants = createVariantSheet(config, dirname(adPath));
  const translations = createTextSheet(config);
  const hasTexts = texts || listLanguages(config).length > 1;
  const bytes =
    extension === '.xlsx'
      ? await writeXlsx([variants, ...(hasTexts ? [translations] : [])])
      : writeCsv(listRows(texts ? translations : variants));
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

/** A sheet whose cells are all texts. */
type TextContent = SheetContent & { readonly rows: readonly (readonly string[])[] };

function createVariantSheet(config: AdConfig, folder: string): TextContent {
  const [header = [], ...rows] = writeVariantRows(config, createFileNames(config, folder));
  const [id, name, ...fields] = header;
  const paths = listOverriddenFields(config);
  const columns: ColumnContent[] = [
    { header: id ?? '', isLocked: true },
    { header: name ?? '' },
    ...fields.map((title, index): ColumnContent => {
      const path = paths[index];
      const choices = path === undefined ? [] : listChoices(path);
      return choices.length === 0 ? { header: title } : { header: title, choices };
    }),
  ];
  return { name: 'Variants', columns, rows };
}

function listChoices(path: Parameters<typeof getCellRules>[0]): string[] {
  const { kind, options } = getCellRules(path);
  return kind === 'flag' ? ['yes', 'no'] : options.map(String);
}

function createTextSheet(config: AdConfig): TextContent {
  const [header = [], ...rows] = writeTextRows(config);
  const columns = header.map((title, index): ColumnContent => {
    if (index < 2) return { header: title, isLocked: true };
    return title.endsWith(' confirmed') ? { header: title, choices: ['yes', 'no'] } : { header: title };
  });
  return { name: 'Texts', columns, rows };
}

function listRows({ columns, rows }: TextContent): (readonly string[])[] {
  return [columns.map(({ header }) => header), ...rows];
}
