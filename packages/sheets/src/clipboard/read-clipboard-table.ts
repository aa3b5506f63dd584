import { sheetLimits } from '../sheet-limits.ts';

/** A cell of an HTML table. */
export interface TableCell {
  readonly text: string;
  /** The address of the first image in the cell. */
  readonly imageUrl?: string;
  /** The URL of the first link in the cell. */
  readonly link?: string;
}

/**
 * Reads the cells of the table in a document. Returns undefined unless there is exactly one table. Programs wrap long texts
 * in the source, so white space is collapsed, and only `<br>` and blocks break lines. Spanned cells are empty.
 */
export function readClipboardTable(page: Document): TableCell[][] | undefined {
  const [table, ...others] = page.querySelectorAll('table');
  if (table === undefined || others.length > 0) return undefined;
  const rows: TableCell[][] = [];
  /** For each column, the last row that a cell above it spans. */
  const spans = new Map<number, number>();
  for (const [rowIndex, row] of [...table.rows].entries()) {
    // More than any sheet has: who reads the cells reports it.
    if (rowIndex > sheetLimits.rows) break;
    const cells: TableCell[] = [];
    const skipSpanned = (): void => {
      while ((spans.get(cells.length) ?? -1) >= rowIndex) cells.push({ text: '' });
    };
    for (const cell of row.cells) {
      skipSpanned();
      if (cells.length > sheetLimits.columns) break;
      for (let offset = 0; offset < cell.colSpan; offset += 1) {
        spans.set(cells.length, rowIndex + cell.rowSpan - 1);
        cells.push(offset === 0 ? readCell(cell) : { text: '' });
      }
    }
    skipSpanned();
    rows.push(cells);
  }
  return rows;
}

function readCell(cell: Element): TableCell {
  const text = readText(cell);
  const imageUrl = cell.querySelector('img')?.getAttribute('src') ?? undefined;
  const link = cell.querySelector('a')?.getAttribute('href') ?? undefined;
  return {
    // Programs put a no-break space in empty cells to give them a height.
    text: text === '\u00A0' ? '' : text,
    ...(imageUrl === undefined ? {} : { imageUrl }),
    ...(link === undefined ? {} : { link }),
  };
}

const ignoredElements = ['SCRIPT', 'STYLE', 'TEMPLATE', 'TITLE'];
const blocks = ['DIV', 'LI', 'P'];

/** Returns the text of an element with single spaces, and with `\n` for line breaks except for one at the end. */
function readText(root: Element): string {
  let text = '';
  const walker = root.ownerDocument.createTreeWalker(
    root,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    ({ nodeName }) =>
      ignoredElements.includes(nodeName) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) text += node.nodeValue ?? '';
    else if (node.nodeName === 'BR') text += lineBreak;
    else if (blocks.includes(node.nodeName) && text.trim() !== '') text += lineBreak;
  }
  return text
    .replaceAll(/[ \t\r\n\f]+/g, ' ')
    .replaceAll(/ ?\u2028 ?/g, '\n')
    .replaceAll(/^ | $|\n$/g, '');
}

/** Stands for a line break until the white space is collapsed. */
const lineBreak = '\u2028';
