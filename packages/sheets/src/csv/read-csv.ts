import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import { createCell } from '../create-cell.ts';
import { shapeRows } from '../shape-rows.ts';
import { sheetLimits } from '../sheet-limits.ts';
import { readOutcome, UnreadableSheetError, type Outcome } from '../sheet-problem.ts';
import type { Sheet } from '../sheet.ts';
import { sniffSpreadsheet } from '../sniff-spreadsheet.ts';
import { decodeText, type CsvEncoding } from './decode-text.ts';
import { detectDelimiter } from './detect-delimiter.ts';
import { removeFormulaMarker } from './formula-marker.ts';

/** How a CSV file is written. */
export interface CsvFormat {
  readonly encoding: CsvEncoding;
  /** One character. */
  readonly delimiter: string;
}

/** A CSV file, and how it was read. */
export interface CsvReading {
  /** Without a name. */
  readonly sheet: Sheet;
  /** What was detected or chosen, to be shown to people. */
  readonly format: CsvFormat;
}

/**
 * Reads a CSV file. Encoding and delimiter are detected unless `format` names them; a first line `sep=;`, which Excel
 * understands, decides about the delimiter and is no row. Quoted cells may contain line breaks. Numbers stay texts. The
 * marks that `writeCsv` adds to texts are removed.
 */
export function readCsv(bytes: Uint8Array, format: Partial<CsvFormat> = {}): Outcome<CsvReading> {
  return readOutcome(() => {
    if (bytes.length > sheetLimits.csvBytes) {
      const params = { limitBytes: sheetLimits.csvBytes };
      throw new UnreadableSheetError({ code: 'file-too-large', params });
    }
    const decoded = decodeText(bytes, format.encoding);
    const { text, separator } = splitSeparatorLine(decoded.text);
    // Texts have no zeros: this is another kind of file.
    if (sniffSpreadsheet(bytes) !== 'text' || text.includes('\0')) {
      throw new UnreadableSheetError({ code: 'file-unsupported', params: { format: 'unknown' } });
    }
    const delimiter = format.delimiter ?? separator ?? detectDelimiter(text);
    const rows = parseRows(text, delimiter).map((texts) =>
      texts.map((text) => createCell(removeFormulaMarker(text))),
    );
    return {
      sheet: { name: '', rows: shapeRows(rows, '') },
      format: { encoding: decoded.encoding, delimiter },
    };
  });
}

/** Removes the first line if it is `sep=` and a character. */
function splitSeparatorLine(text: string): { readonly text: string; readonly separator?: string } {
  const [line, separator] = /^sep=([^\r\n"])(?:\r\n|\r|\n|$)/i.exec(text) ?? [];
  if (line === undefined || separator === undefined) return { text };
  return { text: text.slice(line.length), separator };
}

function parseRows(text: string, delimiter: string): string[][] {
  try {
    return parse(text, {
      delimiter,
      // Files that were edited in several programs have several kinds of line ends.
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      // A quotation mark inside a cell, as in `19" screen`, belongs to the text.
      relax_quotes: true,
    });
  } catch (error) {
    if (error instanceof CsvError) throw explainCsvError(error);
    throw error;
  }
}

function explainCsvError(error: CsvError): UnreadableSheetError {
  const row = Number(error['records'] ?? 0) + 1;
  const options = { cause: error };
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') {
    return new UnreadableSheetError({ code: 'quote-not-closed', params: { row } }, options);
  }
  return new UnreadableSheetError({ code: 'file-damaged', params: {} }, options);
}
