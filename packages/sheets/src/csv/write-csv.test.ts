import { expect, test } from 'vitest';
import { addFormulaMarker, removeFormulaMarker } from './formula-marker.ts';
import { readCsv } from './read-csv.ts';
import { writeCsv } from './write-csv.ts';

test('the file has a byte order mark, commas, CRLF, and quotation marks where they are needed', () => {
  const bytes = writeCsv([
    ['Name', 'Text', ''],
    ['a, b', 'say "hi"\nnow', 'c;d'],
  ]);
  expect(Array.from(bytes.subarray(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toBe('Name,Text,\r\n"a, b","say ""hi""\nnow","c;d"\r\n');
});

const formulas = ['=1+1', '+1', '-50%', '@SUM(1)', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠1'];

test.each(formulas)('a spreadsheet program would not run %j in the file', (formula) => {
  const text = new TextDecoder().decode(writeCsv([[formula, `'${formula}`]]));
  expect(text.replaceAll('"', '').split(',')[0]).toBe(`'${formula}`);
});

test('all texts are identical when the file is read again', () => {
  const texts = [
    ...formulas,
    ...formulas.map((formula) => `'${formula}`),
    ...formulas.map((formula) => `''${formula}`),
    "'",
    "''",
    "'quoted'",
    "it's",
    '"',
    '""',
    '"a"',
    'a\nb',
    'a\r\nb',
    'a\tb',
    ' a ',
    'sep=;',
    'sep=|',
    '\uFEFFa',
    'Größe €😀 ไทย',
    '12,5',
    '007',
  ];
  // Alone in a file, in the first row, and as a column.
  for (const text of texts) expect(readTexts(writeCsv([[text]]))).toEqual([[text]]);
  const table = texts.map((text, index) => [`${index}`, text, 'x;y', text]);
  expect(readTexts(writeCsv(table))).toEqual(table);
  expect(
    readTexts(
      writeCsv([
        ['', 'a'],
        ['', ''],
        ['b', ''],
      ]),
    ),
  ).toEqual([
    ['', 'a'],
    ['', ''],
    ['b', ''],
  ]);
  expect(readTexts(writeCsv([]))).toEqual([]);
});

test('apostrophes that people type stay, unless they mark a formula', () => {
  for (const text of ["'tis the season", "'80s night", "''", "'", "don't", 'plain', '=1']) {
    expect(removeFormulaMarker(text)).toBe(text);
  }
  expect(addFormulaMarker("'80s")).toBe("'80s");
  expect(removeFormulaMarker("'=1")).toBe('=1');
});

function readTexts(bytes: Uint8Array): string[][] {
  const reading = readCsv(bytes);
  if (!reading.ok) throw new Error(reading.problem.code);
  return reading.value.sheet.rows.map((cells) => cells.map(({ text }) => text));
}
