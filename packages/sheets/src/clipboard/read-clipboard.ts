import { createCell } from '../create-cell.ts';
import { checkLimits } from '../shape-rows.ts';
import { sheetLimits } from '../sheet-limits.ts';
import { readOutcome, UnreadableSheetError, type Outcome } from '../sheet-problem.ts';
import type { Cell } from '../sheet.ts';
import { parseClipboardText } from './parse-clipboard-text.ts';
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
