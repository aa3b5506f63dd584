import { readFile } from 'node:fs/promises';
import { readCsv } from '@spinreel/sheets/csv/read-csv';
import type { Sheet } from '@spinreel/sheets/sheet';
import { sniffSpreadsheet } from '@spinreel/sheets/sniff-spreadsheet';
import { readXlsx } from '@spinreel/sheets/xlsx/read-xlsx';
import { describeSheetFileProblem } from '@spinreel/config-schema/messages/sheets/sheet-file-messages';
import { CliProblem } from '../command.ts';

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
    throw new CliProblem(
      'findings',
      `The sheet '${name}' cannot be used. ${describeSheetFileProblem(read.problem)}`,
    );
  return 'sheet' in read.value ? [read.value.sheet] : read.value;
}
