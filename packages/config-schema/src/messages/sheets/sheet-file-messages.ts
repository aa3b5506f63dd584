import { formatUploadLimit } from '../format/format-megabytes.ts';

/** Why a spreadsheet file cannot be read: every problem of files and the clipboard that `@spinreel/sheets` reports. */
export type SheetFileProblem =
  | {
      readonly code: 'file-too-large' | 'file-unpacks-too-large';
      readonly params: { readonly limitBytes: number };
    }
  | { readonly code: 'clipboard-too-large'; readonly params: { readonly limitCharacters: number } }
  | { readonly code: 'file-damaged'; readonly params: object }
  | {
      readonly code: 'file-unsupported';
      readonly params: { readonly format: 'password' | 'xls' | 'xlsb' | 'ods' | 'numbers' | 'unknown' };
    }
  | {
      readonly code: 'too-many-rows' | 'too-many-columns' | 'too-many-cells';
      readonly params: { readonly sheet: string; readonly limit: number };
    }
  | {
      readonly code: 'cell-too-long';
      readonly params: { readonly sheet: string; readonly address: string; readonly limit: number };
    }
  | { readonly code: 'quote-not-closed'; readonly params: { readonly row: number } };

/** Describes why a spreadsheet file cannot be read, and what to do. The file is called 'the file'. */
export function describeSheetFileProblem(problem: SheetFileProblem): string {
  switch (problem.code) {
    case 'file-too-large':
      return `The file is larger than ${formatUploadLimit(problem.params.limitBytes)}. Remove images, or split it.`;
    case 'file-unpacks-too-large':
      return `The unpacked file is larger than ${formatUploadLimit(problem.params.limitBytes)}. Remove images, or split it.`;
    case 'clipboard-too-large':
      return `The clipboard has more than ${writeNumber(problem.params.limitCharacters)} characters. Copy fewer cells.`;
    case 'file-damaged':
      return 'The file is damaged. Save it again.';
    case 'file-unsupported':
      return formatTexts[problem.params.format];
    case 'too-many-rows':
    case 'too-many-columns':
    case 'too-many-cells': {
      const { sheet, limit } = problem.params;
      const things = problem.code.slice('too-many-'.length);
      return `${nameSheet(sheet)} has more than ${writeNumber(limit)} ${things}. Split it.`;
    }
    case 'cell-too-long': {
      const { sheet, address, limit } = problem.params;
      const place = sheet === '' ? `Cell ${address}` : `Cell ${address} of the sheet “${sheet}”`;
      return `${place} has more than ${writeNumber(limit)} characters. Shorten it.`;
    }
    case 'quote-not-closed':
      return `A quotation mark in row ${problem.params.row} is not closed. Close it, or double it.`;
  }
}

type UnsupportedFormat = Extract<SheetFileProblem, { code: 'file-unsupported' }>['params']['format'];

const saveAsXlsx = 'Save it as XLSX or CSV.';

const formatTexts: Readonly<Record<UnsupportedFormat, string>> = {
  password: 'The file has a password. Save it without one.',
  xls: `The file is from Excel 97 to 2003. ${saveAsXlsx}`,
  xlsb: `The file is a binary Excel workbook. ${saveAsXlsx}`,
  ods: `The file is from LibreOffice or OpenOffice. ${saveAsXlsx}`,
  numbers: 'The file is from Numbers. Export it as XLSX or CSV.',
  unknown: `The file is neither CSV nor XLSX. ${saveAsXlsx}`,
};

function nameSheet(sheet: string): string {
  return sheet === '' ? 'The sheet' : `The sheet “${sheet}”`;
}

function writeNumber(number: number): string {
  return number.toLocaleString('en');
}
