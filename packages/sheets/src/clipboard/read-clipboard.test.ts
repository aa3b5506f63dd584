// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { sheetLimits } from '../sheet-limits.ts';
import { readClipboard, type ClipboardContent } from './read-clipboard.ts';

test('a cell with line breaks, tabs and quotation marks is one cell of the plain text', () => {
  const text = 'Name\tText\r\nA\t"Win big!\nSpin ""now""\tor later"\r\nB\tx\r\n';
  expect(read({ text })).toEqual([
    ['Name', 'Text'],
    ['A', 'Win big!\nSpin "now"\tor later'],
    ['B', 'x'],
  ]);
});

test('line breaks of Windows in a cell become simple ones', () => {
  expect(read({ text: '"a\r\nb"\tc' })).toEqual([['a\nb', 'c']]);
});

test('quotation marks belong to the text unless they enclose a tab or a line break', () => {
  const row = ['"hello"', '""', '"', '5" screen', '"a" and "b"', 'a"b"'];
  expect(read({ text: `${row.join('\t')}\r\n` })).toEqual([row]);
  expect(read({ text: '"open\tb\r\nc\td\r\n' })).toEqual([
    ['"open', 'b'],
    ['c', 'd'],
  ]);
});

test('the line break at the end makes no row, and empty cells before it stay', () => {
  expect(read({ text: 'a\r\nb\r\n' })).toEqual([['a'], ['b']]);
  expect(read({ text: 'a\nb' })).toEqual([['a'], ['b']]);
  expect(read({ text: 'a\t\r\n\t\r\n' })).toEqual([
    ['a', ''],
    ['', ''],
  ]);
});

test('an empty clipboard has no cells, a single cell has one, and rows may have unequal lengths', () => {
  expect(read({})).toEqual([]);
  expect(read({ text: '\r\n' })).toEqual([['']]);
  expect(read({ text: 'a' })).toEqual([['a']]);
  expect(read({ text: 'a\tb\tc\nd\n' })).toEqual([['a', 'b', 'c'], ['d']]);
});

test('long texts that Excel wraps in its HTML are one line, and <br> breaks lines', () => {
  const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office">
<head><style>td { mso-number-format: General; }</style></head>
<body><table border=0>
 <col width=64>
<!--StartFragment-->
 <tr height=20>
  <td height=20>A very long text that Excel
  wraps in the source of its
  HTML</td>
  <td class=xl65>first line<br>
    second line<br>
    <br>
    fourth <font class="font5">line</font></td>
 </tr>
<!--EndFragment-->
</table></body></html>`;
  expect(read({ html })).toEqual([
    ['A very long text that Excel wraps in the source of its HTML', 'first line\nsecond line\n\nfourth line'],
  ]);
});

test('the table of Google Sheets is read, with paragraphs and without styles and scripts', () => {
  const html = `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css">td {border: 1px solid #ccc;}</style>
    <table cellspacing="0"><colgroup><col width="100"/></colgroup><tbody><tr style="height:21px;">
    <td data-sheets-value="{&quot;1&quot;:2}">Tom &amp; Jerry<br/>&lt;b&gt;</td><td></td><td>&nbsp;</td>
    <td><p>one</p><p>two</p><script>window.hasRun = true</script><style>b{}</style></td></tr></tbody></table>`;
  expect(read({ html })).toEqual([['Tom & Jerry\n<b>', '', '', 'one\ntwo']]);
});

test('the table decides about rows and columns where the plain text is ambiguous', () => {
  const html = '<table><tr><td>"a</td><td>b</td></tr><tr><td>c</td><td>d"</td></tr></table>';
  const text = '"a\tb\r\nc\td"\r\n';
  expect(read({ text })).toHaveLength(1);
  expect(read({ text, html })).toEqual([
    ['"a', 'b'],
    ['c', 'd"'],
  ]);
});

test('the plain text decides about white space, which HTML collapses', () => {
  const html =
    '<table><tr><td>a<span style="mso-spacerun:yes">&nbsp; </span>b c<br>d</td><td>x</td></tr></table>';
  expect(read({ text: '"a  b\u00A0c\nd "\tother\r\n', html })).toEqual([['a  b\u00A0c\nd ', 'x']]);
});

test('cells that a merged cell covers are empty', () => {
  const html = `<table><tr><td rowspan=2>a</td><td colspan=2>b</td><td>c</td></tr>
    <tr><td>d</td><td>e</td><td>f</td></tr><tr><td>g</td></tr></table>`;
  expect(read({ html })).toEqual([['a', 'b', '', 'c'], ['', 'd', 'e', 'f'], ['g']]);
});

test('HTML without a table, or with several, is ignored', () => {
  expect(read({ text: 'a\tb', html: '<p>a b</p>' })).toEqual([['a', 'b']]);
  expect(read({ text: 'a', html: '<table><tr><td><table></table></td></tr></table>' })).toEqual([['a']]);
});

test('an image from the internet and the value of a failed formula are problems of their cells', () => {
  const html =
    '<table><tr><td><img src="https://example.com/a.png"></td><td>#REF!</td><td>a</td></tr></table>';
  const reading = readClipboard({ text: '\t#REF!\ta', html });
  expect(reading.ok && reading.value).toEqual([
    [
      { text: '', problem: { code: 'image-url', params: { url: 'https://example.com/a.png' } } },
      { text: '#REF!', problem: { code: 'formula-error', params: { value: '#REF!' } } },
      { text: 'a' },
    ],
  ]);
});

test('a link belongs to its cell, next to the text', () => {
  const html =
    '<table><tr><td><a href="https://example.com/?a=1&amp;b=2">Our <b>store</b></a></td></tr></table>';
  const reading = readClipboard({ text: 'Our store\r\n', html });
  expect(reading.ok && reading.value).toEqual([
    [{ text: 'Our store', link: 'https://example.com/?a=1&b=2' }],
  ]);
});

test('no scripts run and no handlers are called', () => {
  const alert = vi.spyOn(window, 'alert').mockReturnValue();
  read({
    html: `<script>alert(1)</script><table onclick="alert(2)"><tr><td><img src=x onerror="alert(3)">a</td></tr></table>
      <svg onload="alert(4)"></svg>`,
  });
  expect(alert).not.toHaveBeenCalled();
  expect(document.body.innerHTML).toBe('');
});

test.each<[string, Partial<ClipboardContent>, string]>([
  ['a long text', { text: 'a'.repeat(sheetLimits.clipboardCharacters + 1) }, 'clipboard-too-large'],
  ['long HTML', { html: '<'.repeat(sheetLimits.clipboardCharacters + 1) }, 'clipboard-too-large'],
  ['many rows', { text: '\n'.repeat(sheetLimits.rows + 2) }, 'too-many-rows'],
  ['many columns', { text: '\t'.repeat(sheetLimits.columns) }, 'too-many-columns'],
  ['many quotation marks', { text: '"\t'.repeat(1_000_000) }, 'too-many-columns'],
  [
    'wide merged cells',
    { html: `<table>${'<tr><td colspan=1000 rowspan=60000>a'.repeat(3)}</table>` },
    'too-many-columns',
  ],
  ['a long cell', { text: `"${'""'.repeat(sheetLimits.cellCharacters + 1)}"` }, 'cell-too-long'],
])('%s is refused with its limit', (_name, content, code) => {
  const reading = readClipboard({ text: '', html: '', ...content });
  expect(reading.ok ? undefined : reading.problem.code).toBe(code);
});

test('deeply nested elements are read', () => {
  const html = `<table><tr><td>${'<span>'.repeat(5000)}a</td></tr></table>`;
  expect(read({ html })).toEqual([['a']]);
});

function read(content: Partial<ClipboardContent>): string[][] {
  const reading = readClipboard({ text: '', html: '', ...content });
  if (!reading.ok) throw new Error(reading.problem.code);
  return reading.value.map((cells) => cells.map(({ text }) => text));
}
