import { readFile } from 'node:fs/promises';
import { readCsv } from '@spinreel/sheets/csv/read-csv';
import type { Sheet } from '@spinreel/sheets/sheet';
import type { SheetProblem } from '@spinreel/sheets/sheet-problem';
import { sniffSpreadsheet } from '@spinreel/sheets/sniff-spreadsheet';
import { readXlsx } from '@spinreel/sheets/xlsx/read-xlsx';
import { formatUploadLimit } from '@spinreel/config-schema/messages/format-megabytes';
import { CliProblem } from '../cli-problem.ts';

/**
 * Reads the sheets of a CSV or XLSX file, whatever its name. `name` is used in messages. Throws a `CliProblem` if it cannot be
 * read.
 */
export async function readSheets(path: string, name: string): Promise<readonly Sheet[]> {
  const bytes = await readFile(path).catch((cause: unknown) => {
    throw new CliProblem('usage', `The sheet '${name}' could not be read. Check its path.`, { cause });
  });
  const isText = sniffSpreadsheet(bytes) === 'text';
  const read = isText ? readCsv(bytes) : await readXlsx(bytes);
  if (!read.ok)
    throw new CliProblem('findings', `The sheet '${name}' cannot be used. ${describe(read.problem)}`);
  return 'sheet' in read.value ? [read.value.sheet] : read.value;
}

function describe(problem: SheetProblem): string {
  switch (problem.code) {
    case 'file-too-large':
    case 'file-unpacks-too-large':
      return `It is larger than ${formatUploadLimit(problem.params.limitBytes)}. Remove images, or split it.`;
    case 'file-damaged':
      return 'It is damaged. Save it again.';
    case 'file-unsupported':
      return problem.params.format === 'password' || problem.params.format === 'xls'
        ? 'It is an old Excel file, or has a password. Save it as XLSX, without a password.'
        : 'It is neither CSV nor XLSX. Save it in one of these formats.';
    case 'too-many-rows':
    case 'too-many-columns':
    case 'too-many-cells':
      return `It has more than ${problem.params.limit} ${problem.code.slice('too-many-'.length)}. Split it.`;
    case 'cell-too-long':
      return `Cell ${problem.params.address} has more than ${problem.params.limit} characters. Shorten it.`;
    case 'quote-not-closed':
      return `A quotation mark in row ${problem.params.row} is not closed. Close it, or double it.`;
    case 'clipboard-too-large':
      return `It has more than ${problem.params.limitCharacters} characters. Split it.`;
  }
}
