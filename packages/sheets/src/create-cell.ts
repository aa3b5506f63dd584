import type { Cell } from './sheet.ts';

/** The values that spreadsheet programs display when a formula fails. */
const formulaErrors: ReadonlySet<string> = new Set([
  '#BLOCKED!',
  '#BUSY!',
  '#CALC!',
  '#CONNECT!',
  '#DIV/0!',
  '#ERROR!',
  '#EXTERNAL!',
  '#FIELD!',
  '#GETTING_DATA',
  '#N/A',
  '#NAME?',
  '#NULL!',
  '#NUM!',
  '#PYTHON!',
  '#REF!',
  '#SPILL!',
  '#UNKNOWN!',
  '#VALUE!',
]);

/** Returns the cell with this text. Texts that only a failed formula or an image from the internet has are problems. */
export function createCell(text: string): Cell {
  if (text === '') return emptyCell;
  if (formulaErrors.has(text)) return { text, problem: { code: 'formula-error', params: { value: text } } };
  const url = text.startsWith('=') ? readImageUrl(text.slice(1)) : undefined;
  return url === undefined ? { text } : { text, problem: { code: 'image-url', params: { url } } };
}

export const emptyCell: Cell = { text: '' };

/**
 * Returns the URL of the formula `IMAGE("https://…")`, which Excel and Google Sheets have, or an empty text if the formula
 * computes it. Returns undefined for other formulas. `formula` has no equals sign.
 */
export function readImageUrl(formula: string): string | undefined {
  const [match, url] = /^\s*(?:_xl\w+\.)*IMAGE\s*\(\s*(?:"((?:[^"]|"")*)")?/i.exec(formula) ?? [];
  return match === undefined ? undefined : (url ?? '').replaceAll('""', '"');
}
