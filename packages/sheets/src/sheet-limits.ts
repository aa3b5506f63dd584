/**
 * What is read from a spreadsheet file, so that hostile and mistaken files cannot use up time or memory. Sheets of texts are
 * far smaller. Excel's own limits are 1,048,576 rows and 16,384 columns.
 */
export const sheetLimits = {
  /** Bytes of a CSV file. */
  csvBytes: 8 * 1024 * 1024,
  /** Bytes of an XLSX file as it is received. Most of them are images. */
  xlsxBytes: 32 * 1024 * 1024,
  /** Bytes of all parts of an XLSX file that are unpacked. */
  unpackedBytes: 128 * 1024 * 1024,
  /** Characters of a clipboard's text, and of its HTML. */
  clipboardCharacters: 8 * 1024 * 1024,
  /** Rows of a sheet with their header. */
  rows: 10_000,
  columns: 500,
  /** Cells of the rectangle that contains all texts of a sheet. */
  cells: 1_000_000,
  /** Characters of a cell's text. Excel has the same limit. */
  cellCharacters: 32_767,
} as const;
