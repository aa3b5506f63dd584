import { expect, test, vi } from 'vitest';
import { createJpegHeader, createPng } from '../../test/create-image.ts';
import { unpackXlsx } from '../../test/unpack-xlsx.ts';
import type { Sheet } from '../sheet.ts';
import { readXlsx } from './read-xlsx.ts';
import { writeXlsx } from './write-xlsx.ts';
import type { SheetContent } from './xlsx-content.ts';

const png = { bytes: createPng(300, 200), type: 'image/png' } as const;
const jpeg = { bytes: createJpegHeader(60, 90), type: 'image/jpeg' } as const;

test('texts and images are the same when the file is read again', async () => {
  const texts = [
    'plain',
    '12.11',
    '=1+1',
    '-50%',
    "'=1",
    '007',
    ' padded  twice ',
    'line 1\nline 2',
    '\n',
    '\ttab',
    'a\r\nb',
    '<b>&amp;"\'',
    '_x0041_',
    '_x005F_',
    '\u0000\u0001\u001F\uFFFE',
    '😀 ไทย العربية',
    'half \uD83D and \uDE00',
    'TRUE',
    '1e5',
  ];
  const rows = [
    ...texts.map((text, index) => [`${index}`, text]),
    ['a', { text: 'hero.png', image: png }],
    ['b', { text: '', image: jpeg }],
    ['c', { text: '', image: png }],
    [],
    ['', 'last'],
  ];
  const sheet = { name: 'Ads', columns: [{ header: 'Id' }, { header: 'Text\nand image' }], rows };
  const [read] = await roundTrip([sheet]);
  expect(read?.rows.map((cells) => cells.map(({ text }) => text))).toEqual([
    ['Id', 'Text\nand image'],
    ...texts.map((text, index) => [`${index}`, text]),
    ['a', 'hero.png'],
    ['b', ''],
    ['c', ''],
    ['', ''],
    ['', 'last'],
  ]);
  expect(read?.rows.flat().flatMap(({ image }) => image ?? [])).toEqual([png, jpeg, png]);
});

test('sheets keep their order, and get names that Excel permits', async () => {
  const names = ['Ads: 2026/1', 'ads  2026 1', '', "'History'", 'x'.repeat(40), 'x'.repeat(31), 'Choices'];
  const columns = [{ header: 'A', choices: ['b'] }];
  const sheets = await roundTrip(names.map((name) => ({ name, columns, rows: [] })));
  expect(sheets.map(({ name }) => name)).toEqual([
    'Ads  2026 1',
    'ads  2026 1 (2)',
    'Sheet',
    'History (2)',
    'x'.repeat(31),
    `${'x'.repeat(27)} (2)`,
    'Choices',
  ]);
});

test('equal sheets give equal bytes on every day', async () => {
  const sheet = { name: 'Ads', columns: [{ header: 'Id', note: 'n' }], rows: [[{ text: 'a', image: png }]] };
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    vi.setSystemTime(new Date('2026-01-01T00:00:00Z'));
    const first = await writeXlsx([sheet]);
    vi.setSystemTime(new Date('2027-07-07T12:00:00Z'));
    expect(await writeXlsx([sheet])).toEqual(first);
  } finally {
    vi.useRealTimers();
  }
});

test('an image is drawn once in its cell, in its proportions and not enlarged', async () => {
  const small = { bytes: createPng(10, 5), type: 'image/png' } as const;
  const rows = [
    [{ text: '', image: png }],
    [{ text: '', image: jpeg }],
    [{ text: '', image: small }],
    [{ text: '', image: png }],
  ];
  const { zip, drawing } = await unpackXlsx({ columns: [{ header: 'Image' }], rows });
  const pixels = Array.from(drawing.matchAll(/<xdr:ext cx="(\d+)" cy="(\d+)"/g), ([, width, height]) => [
    Number(width) / 9525,
    Number(height) / 9525,
  ]);
  expect(pixels).toEqual([
    [108, 72],
    [48, 72],
    [10, 5],
    [108, 72],
  ]);
  expect(Object.keys(zip.files).filter((path) => path.startsWith('xl/media/'))).toEqual([
    'xl/media/image1.png',
    'xl/media/image2.jpeg',
    'xl/media/image3.png',
  ]);
});

test('choices are offered in all rows, whatever they contain, and are no sheet when the file is read again', async () => {
  const choices = ['a, b', '"c"', 'd'.repeat(300)];
  const content = { columns: [{ header: 'Id' }, { header: 'Level', choices }], rows: [['1', 'a, b']] };
  const { sheet, zip } = await unpackXlsx(content);
  expect(sheet).toMatch(
    /<dataValidation type="list" [^>]*sqref="B2:B1048576"><formula1>'Choices'!\$A\$1:\$A\$3</,
  );
  expect(await zip.file('xl/workbook.xml')?.async('string')).toContain('state="veryHidden"');
  expect(await zip.file('xl/worksheets/sheet2.xml')?.async('string')).toContain('&quot;c&quot;');
  expect(await roundTrip([{ name: 'Ads', ...content }])).toHaveLength(1);
});

test('notes are at headers and cells', async () => {
  const columns = [{ header: 'Id' }, { header: 'Name', note: 'At most <25> characters' }];
  const { zip } = await unpackXlsx({ columns, rows: [['1'], [{ text: '', note: 'here' }]] });
  const notes = (await zip.file('xl/comments1.xml')?.async('string')) ?? '';
  expect(Array.from(notes.matchAll(/ref="(\w+)".*?>([^<]*)<\/t>/g), ([, ref, text]) => [ref, text])).toEqual([
    ['B1', 'At most &lt;25&gt; characters'],
    ['A3', 'here'],
  ]);
  const shapes = (await zip.file('xl/drawings/vmlDrawing1.vml')?.async('string')) ?? '';
  expect(shapes.match(/<x:Row>\d<\/x:Row><x:Column>\d<\/x:Column>/g)).toEqual([
    '<x:Row>0</x:Row><x:Column>1</x:Column>',
    '<x:Row>2</x:Row><x:Column>0</x:Column>',
  ]);
});

test('every part has a type, and every relationship leads to a part', async () => {
  const columns = [{ header: 'Id', choices: ['a'], note: 'b' }];
  const { zip } = await unpackXlsx({ columns, rows: [[{ text: '', image: png }]] });
  const types = (await zip.file('[Content_Types].xml')?.async('string')) ?? '';
  expect(Object.keys(zip.files)[0]).toBe('[Content_Types].xml');
  for (const path of Object.keys(zip.files).slice(1)) {
    const extension = path.slice(path.lastIndexOf('.') + 1);
    const isTyped =
      types.includes(`PartName="/${path}"`) || (extension !== 'xml' && types.includes(`"${extension}"`));
    expect([path, isTyped]).toEqual([path, true]);
    if (extension !== 'rels') continue;
    const folder = `https://x/${path.replace(/_rels\/[^/]*$/, '')}`;
    for (const [, target = ''] of (await zip.file(path)?.async('string'))?.matchAll(/Target="([^"]*)"/g) ??
      []) {
      expect(zip.file(new URL(target, folder).pathname.slice(1))).not.toBeNull();
    }
  }
});

test.each<[string, SheetContent[]]>([
  ['no sheets', []],
  ['a sheet without columns', [{ name: 'A', columns: [], rows: [] }]],
  ['a row with more cells than columns', [{ name: 'A', columns: [{ header: 'a' }], rows: [['1', '2']] }]],
  ['a text that is too long', [{ name: 'A', columns: [{ header: 'a'.repeat(32_768) }], rows: [] }]],
  [
    'an image of another type',
    [
      {
        name: 'A',
        columns: [{ header: 'a' }],
        rows: [[{ text: '', image: { bytes: Buffer.from('GIF89a'), type: 'image/gif' } }]],
      },
    ],
  ],
])('%s is a mistake of the program', async (_name, sheets) => {
  await expect(writeXlsx(sheets)).rejects.toThrow(RangeError);
});

async function roundTrip(sheets: readonly SheetContent[]): Promise<Sheet[]> {
  const reading = await readXlsx(await writeXlsx(sheets));
  if (!reading.ok) throw new Error(reading.problem.code);
  return reading.value;
}
