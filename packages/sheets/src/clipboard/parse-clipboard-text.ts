/**
 * Parses the plain text that spreadsheet programs put on the clipboard: a row per line, with tabs between cells. Excel,
 * Google Sheets and LibreOffice write quotation marks around a cell only if it contains a tab or a line break. All other
 * quotation marks belong to the text. Rows may have unequal lengths. Line breaks in cells become `\n`.
 */
export function parseClipboardText(text: string): string[][] {
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
