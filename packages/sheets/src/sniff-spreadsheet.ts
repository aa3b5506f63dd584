/**
 * The container of a spreadsheet file: 'zip' for XLSX and others, 'ole' for XLS and files with a password, 'text' for
 * everything else, which may be CSV.
 */
export type SpreadsheetContainer = 'zip' | 'ole' | 'text';

/** Recognizes a file's container by its first bytes. */
export function sniffSpreadsheet(bytes: Uint8Array): SpreadsheetContainer {
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return 'zip';
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) return 'ole';
  return 'text';
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}
