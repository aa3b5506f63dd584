import { createCell } from '../create-cell.ts';
import { checkLimits } from '../shape-rows.ts';
import { sheetLimits } from '../sheet-limits.ts';
import { readOutcome, UnreadableSheetError, type Outcome } from '../sheet-problem.ts';
import type { Cell } from '../sheet.ts';
import { readClipboardTable, type TableCell } from './read-clipboard-table.ts';

/** What a clipboard contains. Types that it does not have are empty. */
export interface ClipboardContent {
  /** `text/plain` */
  readonly text: string;
  /** `text/html` */
  readonly html: string;
}

/**
 * Reads the cells that a spreadsheet program has put on the clipboard. Rows may have unequal lengths, and empty cells at the
 * end stay, because pasting them empties others.
 *
 * The table of the HTML decides about rows and columns, since quotation marks of the plain text are ambiguous. White space
 * comes from the plain text where both agree otherwise, since HTML collapses it. The HTML is parsed as a document in which
 * no scripts run and no images load.
 *
 * @param parseHtml Parses HTML. Browsers have `DOMParser`, which is the default; other environments must pass a parser.
 */
export function readClipboard(
  { text, html }: ClipboardContent,
  parseHtml: (html: string) => Document = (source) => new DOMParser().parseFromString(source, 'text/html'),
): Outcome<Cell[][]> {
  return readOutcome(() => {
    const limitCharacters = sheetLimits.clipboardCharacters;
    if (text.length > limitCharacters || html.length > limitCharacters) {
      throw new UnreadableSheetError({ code: 'clipboard-too-large', params: { limitCharacters } });
    }
    const plainRows = parseClipboardText(text);
    const table = html.includes('<') ? readClipboardTable(parseHtml(html)) : undefined;
    const rows =
      table === undefined
        ? plainRows.map((texts) => texts.map(createCell))
        : table.map((cells, row) => cells.map((cell, column) => mergeCell(cell, plainRows[row]?.[column])));
    checkLimits(rows, '');
    return rows;
  });
}

function mergeCell({ text, imageUrl, link }: TableCell, plainText: string | undefined): Cell {
  if (text === '' && imageUrl !== undefined) {
    return { text, problem: { code: 'image-url', params: { url: imageUrl } } };
  }
  const isSame = plainText !== undefined && collapseSpaces(plainText) === collapseSpaces(text);
  const cell = createCell(isSame ? plainText : text);
  return link === undefined ? cell : { ...cell, link };
}

function collapseSpaces(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/**
 * Parses the plain text that spreadsheet programs put on the clipboard: a row per line, with tabs between cells. Excel,
 * Google Sheets and LibreOffice write quotation marks around a cell only if it contains a tab or a line break. All other
 * quotation marks belong to the text. Rows may have unequal lengths. Line breaks in cells become `\n`.
 */
function parseClipboardText(text: string): string[][] {
  // Programs end the last row too. An empty row behind it would overwrite the next row when it is pasted.
  const content = text.replace(/(?:\r\n|\r|\n)$/, '');
  if (text === '') return [];
  const rows: string[][] = [];
  let cells: string[] = [];
  const separator = /\t|\r\n|\r|\n/g;
  let start = 0;
  for (;;) {
    const quoted = content[start] === '"' ? readQuotedCell(content, start) : undefined;
    separator.lastIndex = quoted?.end ?? start;
    const match = separator.exec(content);
    const end = match?.index ?? content.length;
    cells.push(quoted?.text ?? content.slice(start, end));
    if (match === null) break;
    start = separator.lastIndex;
    if (match[0] !== '\t') {
      rows.push(cells);
      cells = [];
    }
  }
  return [...rows, cells];
}

/**
 * Reads a cell in quotation marks, in which they are doubled. Returns undefined if the quotation mark at `start` belongs to
 * the text: if there is no closing one at the end of the cell, or nothing in the cell that needs it.
 */
function readQuotedCell(
  content: string,
  start: number,
): { readonly text: string; readonly end: number } | undefined {
  let end = content.indexOf('"', start + 1);
  while (end !== -1 && content[end + 1] === '"') end = content.indexOf('"', end + 2);
  if (end === -1 || !['\t', '\r', '\n', undefined].includes(content[end + 1])) return undefined;
  const inner = content.slice(start + 1, end);
  if (!/[\t\r\n]|""/.test(inner)) return undefined;
  return { text: inner.replaceAll('""', '"').replaceAll(/\r\n?/g, '\n'), end: end + 1 };
}
