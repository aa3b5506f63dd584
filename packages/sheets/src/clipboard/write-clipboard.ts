import type { ClipboardContent } from './read-clipboard.ts';

/**
 * Writes texts for the clipboard, as spreadsheet programs do: tab-separated plain text, and an HTML table whose cells Excel
 * takes as texts, so that `12.11` does not become a date and `=1` no formula. `readClipboard` returns the same texts.
 */
export function writeClipboard(rows: readonly (readonly string[])[]): ClipboardContent {
  return { text: rows.map(writeTextRow).join(''), html: writeTable(rows) };
}

function writeTextRow(texts: readonly string[]): string {
  return `${texts.map(writeText).join('\t')}\r\n`;
}

function writeText(text: string): string {
  return /^"|[\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function writeTable(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((texts) => `<tr>${texts.map(writeCell).join('')}</tr>`);
  return `<meta charset="utf-8"><table>${lines.join('')}</table>`;
}

function writeCell(text: string): string {
  const lines = text.split(/\r\n|\r|\n/).map(escapeHtml);
  // Without the style of the line break, Excel would continue in the next row.
  const content = lines.join('<br style="mso-data-placement:same-cell">');
  return String.raw`<td style="mso-number-format:'\@';white-space:pre-wrap">${content}</td>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
