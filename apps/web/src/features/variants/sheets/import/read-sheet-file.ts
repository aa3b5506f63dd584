import { describeSheetFileProblem } from '@spinreel/config-schema/messages/sheets/sheet-file-messages';
import { readCsv, type CsvFormat } from '@spinreel/sheets/csv/read-csv';
import type { Sheet } from '@spinreel/sheets/sheet';
import { sniffSpreadsheet } from '@spinreel/sheets/sniff-spreadsheet';
import { readXlsx } from '@spinreel/sheets/xlsx/read-xlsx';

/** A spreadsheet file that was read, or why it cannot be. */
export type SheetReading =
  | {
      readonly ok: true;
      readonly sheets: readonly Sheet[];
      /** How a CSV file was read; null for XLSX. */
      readonly format: CsvFormat | null;
    }
  | { readonly ok: false; readonly message: string };

/** Reads a CSV or XLSX file, whatever its name. `format` replaces what is detected in CSV files. */
export async function readSheetFile(
  bytes: Uint8Array,
  format: Partial<CsvFormat> = {},
): Promise<SheetReading> {
  if (sniffSpreadsheet(bytes) === 'text') {
    const csv = readCsv(bytes, format);
    return csv.ok
      ? { ok: true, sheets: [csv.value.sheet], format: csv.value.format }
      : { ok: false, message: describeSheetFileProblem(csv.problem) };
  }
  const xlsx = await readXlsx(bytes);
  if (!xlsx.ok) return { ok: false, message: describeSheetFileProblem(xlsx.problem) };
  return xlsx.value.length === 0
    ? { ok: false, message: 'The file has no visible sheet. Show one, and save the file again.' }
    : { ok: true, sheets: xlsx.value, format: null };
}
