import { addFormulaMarker } from './formula-marker.ts';

/**
 * Writes a CSV file as RFC 4180 describes it, in UTF-8 with a byte order mark, by which Excel recognizes the encoding. Texts
 * that spreadsheet programs would run as formulas get an apostrophe, which `readCsv` removes.
 */
export function writeCsv(rows: readonly (readonly string[])[]): Uint8Array {
  const lines = rows.map((texts) => `${texts.map(writeText).join(',')}\r\n`);
  return new TextEncoder().encode(`\uFEFF${lines.join('')}`);
}

/** All delimiters are quoted, so that the comma is the only one that can be detected. So is what looks like a first line of Excel. */
const needsQuotes = /[",;\t\r\n]|^sep=/i;

function writeText(text: string): string {
  const marked = addFormulaMarker(text);
  return needsQuotes.test(marked) ? `"${marked.replaceAll('"', '""')}"` : marked;
}
