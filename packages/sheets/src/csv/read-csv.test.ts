import { expect, test } from 'vitest';
import { sheetLimits } from '../sheet-limits.ts';
import { readCsv, type CsvFormat } from './read-csv.ts';

const german = 'Name;Preis\r\nMünze €;12,5\r\n';
const germanRows = [
  ['Name', 'Preis'],
  ['Münze €', '12,5'],
];

test.each([
  ['UTF-8', new TextEncoder().encode(german), 'utf-8'],
  ['UTF-8 with a byte order mark', new TextEncoder().encode(`\uFEFF${german}`), 'utf-8'],
  ['Windows-1252', encodeWindows1252(german), 'windows-1252'],
  ['UTF-16LE with a byte order mark', encodeUtf16(`\uFEFF${german}`, 'little'), 'utf-16le'],
  ['UTF-16LE', encodeUtf16(german, 'little'), 'utf-16le'],
  ['UTF-16BE with a byte order mark', encodeUtf16(`\uFEFF${german}`, 'big'), 'utf-16be'],
  ['UTF-16BE', encodeUtf16(german, 'big'), 'utf-16be'],
])('a German file in %s is read, and its format is reported', (_name, bytes, encoding) => {
  expect(read(bytes)).toEqual({ texts: germanRows, format: { encoding, delimiter: ';' } });
});

test('a chosen encoding and delimiter replace what would be detected', () => {
  const bytes = Uint8Array.of(0xc0, 0x2c, 0xc1, 0x3b, 0xc2);
  expect(read(bytes).format).toEqual({ encoding: 'windows-1252', delimiter: ',' });
  expect(read(bytes, { encoding: 'windows-1251', delimiter: ';' })).toEqual({
    texts: [['А,Б', 'В']],
    format: { encoding: 'windows-1251', delimiter: ';' },
  });
});

test.each([
  [',', 'a,b,c\n1;2,x,y\n'],
  [';', 'a;b\n1,5;2,5\n3,5;4\n'],
  ['\t', 'a\tb\n1,5\t2;5\n'],
  [',', '"a;b;c","d"\n"e;f;g",h\n'],
  [',', 'only\none column; with\nothers, sometimes\n'],
  [';', '"line 1\nline 2";b\nc;d\n'],
])('the delimiter %j of a file is detected', (delimiter, text) => {
  expect(read(text).format.delimiter).toBe(delimiter);
});

test('the first line "sep=" of Excel decides about the delimiter, and is no row', () => {
  const texts = [['a,b,c', 'd']];
  expect(read('sep=;\r\na,b,c;d\r\n')).toMatchObject({ texts, format: { delimiter: ';' } });
  expect(read('\uFEFFsep=|\na,b,c|d')).toMatchObject({ texts, format: { delimiter: '|' } });
  expect(read('SEP=\t\ra,b,c\td')).toMatchObject({ texts, format: { delimiter: '\t' } });
  expect(read('sep=;\na,b', { delimiter: ',' }).texts).toEqual([['a', 'b']]);
});

test('a quoted cell with line breaks, delimiters and quotation marks is one cell', () => {
  const texts = read('Name,Text\r\n1,"Win big!\nSpin, ""now""\r\n"\r\n2,x\r\n').texts;
  expect(texts).toEqual([
    ['Name', 'Text'],
    ['1', 'Win big!\nSpin, "now"\r\n'],
    ['2', 'x'],
  ]);
});

test('line breaks at the end make no rows, and empty rows between others stay', () => {
  expect(read('a,b\r\n\r\nc,d\r\n\r\n,,\r\n').texts).toEqual([
    ['a', 'b'],
    ['', ''],
    ['c', 'd'],
  ]);
  expect(read('').texts).toEqual([]);
  expect(read('\r\n,,\r\n').texts).toEqual([]);
});

test('rows of unequal lengths and with several kinds of line ends become a rectangle', () => {
  expect(read('a\nb,c,d,,\re,f\r\ng').texts).toEqual([
    ['a', '', ''],
    ['b', 'c', 'd'],
    ['e', 'f', ''],
    ['g', '', ''],
  ]);
});

test('numbers, dates and quotation marks inside of cells stay as they are written', () => {
  const row = ['12,5', '007', '1e5', '24.12.2026', '19" screen', ' padded ', '100%', '-5'];
  expect(read(`${row.join(';')}\n`).texts).toEqual([row]);
});

test('values of failed formulas and formulas for images are problems of their cells', () => {
  const reading = readCsv(encode('Name;Image\nA;#N/A\nB;=IMAGE("https://example.com/a.png")\n'));
  expect(reading.ok && reading.value.sheet.rows.map((cells) => cells[1]?.problem?.code)).toEqual([
    undefined,
    'formula-error',
    'image-url',
  ]);
});

test('a quotation mark that is not closed is reported with its row', () => {
  expect(fail('a,b\n"c\nd",e\nf,"g\nh,i\n')).toEqual({ code: 'quote-not-closed', params: { row: 3 } });
});

test('a file of another kind is refused', () => {
  const unsupported = { code: 'file-unsupported', params: { format: 'unknown' } };
  expect(fail('PK\u0003\u0004 and so on')).toEqual(unsupported);
  expect(fail('GIF89a\0\0;')).toEqual(unsupported);
});

test.each([
  ['a large file', 'x'.repeat(sheetLimits.csvBytes + 1), 'file-too-large'],
  ['many rows', 'a\n'.repeat(sheetLimits.rows + 1), 'too-many-rows'],
  ['many columns', `${','.repeat(sheetLimits.csvBytes - 1)}a`, 'too-many-columns'],
  ['a large rectangle', `${'\n'.repeat(2500)}${','.repeat(450)}a`, 'too-many-cells'],
  ['a long cell', `Name\n${'a'.repeat(sheetLimits.cellCharacters + 1)}`, 'cell-too-long'],

  ['nothing but quotation marks', '"'.repeat(sheetLimits.csvBytes - 1), 'quote-not-closed'],
])('%s is refused with its limit', (_name, text, code) => {
  expect(fail(text)).toMatchObject({ code });
});

test('a cell that is too long is reported with its address', () => {
  expect(fail(`a,b\nc,${'d'.repeat(sheetLimits.cellCharacters + 1)}`)).toEqual({
    code: 'cell-too-long',
    params: { sheet: '', address: 'B2', limit: sheetLimits.cellCharacters },
  });
});

function read(
  input: string | Uint8Array,
  format?: Partial<CsvFormat>,
): { readonly texts: string[][]; readonly format: CsvFormat } {
  const reading = readCsv(typeof input === 'string' ? encode(input) : input, format);
  if (!reading.ok) throw new Error(reading.problem.code);
  const { sheet } = reading.value;
  return { texts: sheet.rows.map((cells) => cells.map(({ text }) => text)), format: reading.value.format };
}

function fail(text: string): unknown {
  const reading = readCsv(encode(text));
  return reading.ok ? undefined : reading.problem;
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function encodeWindows1252(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => (character === '€' ? 0x80 : character.charCodeAt(0)));
}

function encodeUtf16(text: string, order: 'little' | 'big'): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let index = 0; index < text.length; index += 1) {
    view.setUint16(index * 2, text.charCodeAt(index), order === 'little');
  }
  return new Uint8Array(view.buffer);
}
