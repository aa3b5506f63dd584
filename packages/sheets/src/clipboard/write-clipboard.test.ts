// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { readClipboard } from './read-clipboard.ts';
import { writeClipboard } from './write-clipboard.ts';

test('the plain text has tabs, CRLF, and quotation marks where they are needed', () => {
  expect(
    writeClipboard([
      ['a', '5" screen', ''],
      ['x\ny', '"b"'],
    ]).text,
  ).toBe('a\t5" screen\t\r\n"x\ny"\t"""b"""\r\n');
});

test('the cells of the table are texts for Excel, with line breaks in the cell and without markup', () => {
  const { html } = writeClipboard([['12.11', '<b>&\n=1']]);
  const document = new DOMParser().parseFromString(html, 'text/html');
  const cells = [...document.querySelectorAll('td')];
  expect(cells.map((cell) => cell.getAttribute('style'))).toEqual(
    Array.from({ length: 2 }, () => String.raw`mso-number-format:'\@';white-space:pre-wrap`),
  );
  expect(cells[1]?.textContent).toBe('<b>&=1');
  expect(cells[1]?.querySelector('br')?.getAttribute('style')).toBe('mso-data-placement:same-cell');
});

const texts = [
  '',
  'a',
  '"',
  '""',
  '"a"',
  '"a',
  'a"',
  'a\tb',
  'a\nb',
  '\n',
  ' a  b ',
  '\u00A0',
  '=1',
  '<br>',
  '😀',
  '-',
];

test.each([
  ['both types', { text: true, html: true }],
  ['the plain text alone', { text: true, html: false }],
])('all texts are identical when %s are read again', (_name, kept) => {
  const table = texts.map((text, index) => [text, `${index}`, text]);
  for (const rows of [...texts.map((text) => [[text]]), table, [['a', 'b'], ['c']], []]) {
    const { text, html } = writeClipboard(rows);
    const reading = readClipboard({ text: kept.text ? text : '', html: kept.html ? html : '' });
    expect(reading.ok && reading.value.map((cells) => cells.map((cell) => cell.text))).toEqual(rows);
  }
});
