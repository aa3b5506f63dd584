import { readCsv } from '@spinreel/sheets/csv/read-csv';
import { findCellProblems } from '@spinreel/sheets/find-cell-problems';
import { sniffSpreadsheet } from '@spinreel/sheets/sniff-spreadsheet';
import { readXlsx } from '@spinreel/sheets/xlsx/read-xlsx';
import { writeXlsx } from '@spinreel/sheets/xlsx/write-xlsx';

export async function listNames(bytes: Uint8Array): Promise<string> {
  const reading =
    sniffSpreadsheet(bytes) === 'text' ? readCsv(bytes) : await readXlsx(bytes, { locale: 'de-DE' });
  if (!reading.ok) return `Not read: ${reading.problem.code}`;
  const sheet = 'sheet' in reading.value ? reading.value.sheet : reading.value[0];
  if (sheet === undefined) return 'The file has no visible sheet.';
  const [problem] = findCellProblems(sheet);
  if (problem !== undefined) return `${problem.address}: ${problem.problem.code}`;
  return sheet.rows.map(([name]) => name?.text).join('; ');
}

export async function writeVariants(names: readonly string[]): Promise<Uint8Array> {
  const columns = [
    { header: 'Id', isLocked: true },
    { header: 'Name', width: 30, note: 'At most 40 characters' },
    { header: 'Level', choices: ['Easy', 'Hard'] },
  ];
  return await writeXlsx([
    { name: 'Variants', columns, rows: names.map((name, index) => [`${index}`, name]) },
  ]);
}
