import JSZip from 'jszip';
import { expect, test, vi } from 'vitest';
import { createPng } from '../../../test/create-image.ts';
import { createXlsx, writeElement, writeRelationships } from '../../../test/create-xlsx.ts';
import { sheetLimits } from '../../sheet-limits.ts';
import type { SheetProblem } from '../../sheet-problem.ts';
import { readXlsx } from '../read-xlsx.ts';
import { writeXlsx } from '../write-xlsx.ts';

/** The real limit would only make the tests unpack more. */
const limitBytes = 8 * 1024 * 1024;
const limits: { readonly unpackedBytes: number } = sheetLimits;

const damaged: SheetProblem = { code: 'file-damaged', params: {} };

test('a ZIP bomb is not unpacked beyond the limit', async () => {
  vi.spyOn(limits, 'unpackedBytes', 'get').mockReturnValue(limitBytes);
  const spaces = new Uint8Array(limitBytes + 1).fill(0x20);
  spaces.set(new TextEncoder().encode('<worksheet>'));
  const bytes = await createXlsx({ parts: { 'xl/worksheets/sheet1.xml': spaces } });
  expect(bytes.length).toBeLessThan(limitBytes / 500);
  expect(await readProblem(bytes)).toEqual({ code: 'file-unpacks-too-large', params: { limitBytes } });
  // Neither is one that states another size.
  expect(await readProblem(understateSize(bytes, limitBytes + 1))).toMatchObject({
    code: expect.stringMatching(/^file-(damaged|unpacks-too-large)$/),
  });
});

test('a bomb in an image is not unpacked beyond the limit', async () => {
  vi.spyOn(limits, 'unpackedBytes', 'get').mockReturnValue(limitBytes);
  const image = new Uint8Array(limitBytes + 1);
  image.set(createPng(1, 1));
  const bytes = await createXlsx({
    sheetEnd: '<drawing r:id="rId1"/>',
    sheetRelationships: [{ id: 'rId1', type: 'drawing', target: '../drawings/drawing1.xml' }],
    parts: {
      'xl/drawings/drawing1.xml':
        '<wsDr><oneCellAnchor><from><col>0</col><row>0</row></from><blip embed="rId1"/></oneCellAnchor></wsDr>',
      'xl/drawings/_rels/drawing1.xml.rels': writeRelationships([
        { id: 'rId1', type: 'image', target: '../media/image1.png' },
      ]),
      'xl/media/image1.png': image,
    },
  });
  expect(await readProblem(bytes)).toMatchObject({ code: 'file-unpacks-too-large' });
});

test('entities are never expanded', async () => {
  const levels = Array.from({ length: 9 }, (_, level) => {
    return `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`;
  });
  const bomb = `<!DOCTYPE sst [<!ENTITY e0 "lol">${levels.join('')}]><sst><si><t>&e9;</t></si></sst>`;
  expect(await readProblem(await createXlsx({ parts: { 'xl/sharedStrings.xml': bomb } }))).toEqual(damaged);
  const external = '<!DOCTYPE sst [<!ENTITY x SYSTEM "file:///etc/passwd">]><sst><si><t>&x;</t></si></sst>';
  expect(await readProblem(await createXlsx({ parts: { 'xl/sharedStrings.xml': external } }))).toEqual(
    damaged,
  );
  // A DTD is refused even if it defines nothing.
  const harmless = '<!DOCTYPE sst><sst/>';
  expect(await readProblem(await createXlsx({ parts: { 'xl/sharedStrings.xml': harmless } }))).toEqual(
    damaged,
  );
  const unknown = '<sst><si><t>&nbsp;</t></si></sst>';
  expect(await readProblem(await createXlsx({ parts: { 'xl/sharedStrings.xml': unknown } }))).toEqual(
    damaged,
  );
});

test('paths cannot leave the file', async () => {
  const bytes = await createXlsx({
    workbookRelationships: [{ id: 'rId1', type: 'worksheet', target: '../../../../../etc/passwd' }],
    parts: {
      'xl/workbook.xml': writeElement('workbook', '<sheets><sheet name="A" r:id="rId1"/></sheets>'),
      '../../etc/passwd': 'root:x:0:0',
    },
  });
  const reading = await readXlsx(bytes);
  // At most, a part of this name is read, which is no XML.
  expect(reading.ok ? reading.value : reading.problem).toEqual(damaged);
});

test.each([
  ['nothing', new Uint8Array(), { code: 'file-unsupported', params: { format: 'unknown' } }],
  ['text', encode('a;b'), { code: 'file-unsupported', params: { format: 'unknown' } }],
  ['an old file of Excel', createOle('Workbook'), { code: 'file-unsupported', params: { format: 'xls' } }],
  [
    'a file with a password',
    createOle('EncryptedPackage'),
    { code: 'file-unsupported', params: { format: 'password' } },
  ],
  ['the start of a ZIP', encode('PK\u0003\u0004'), damaged],
  [
    'a large file',
    new Uint8Array(sheetLimits.xlsxBytes + 1),
    { code: 'file-too-large', params: { limitBytes: sheetLimits.xlsxBytes } },
  ],
])('%s is refused with its reason', async (_name, bytes, problem) => {
  expect(await readProblem(bytes)).toEqual(problem);
});

test.each([
  ['ods', { 'META-INF/manifest.xml': '<a/>', 'content.xml': '<a/>' }],
  ['numbers', { 'Index/Document.iwa': '' }],
  ['unknown', { 'index.html': '<p>' }],
  ['xlsb', { '_rels/.rels': writeRoot('xl/workbook.bin'), 'xl/workbook.bin': '' }],
  ['unknown', { '_rels/.rels': writeRoot('word/document.xml'), 'word/document.xml': '<document/>' }],
])('a ZIP with another format is recognized: %s', async (format, parts) => {
  const zip = new JSZip();
  for (const [path, content] of Object.entries(parts)) zip.file(path, content);
  const bytes = await zip.generateAsync({ type: 'uint8array' });
  expect(await readProblem(bytes)).toEqual({ code: 'file-unsupported', params: { format } });
});

test.each([
  ['too-many-rows', '<row r="1048576"><c r="A1048576"><v>1</v></c></row>'],
  ['too-many-rows', '<row r="99999999999999999999"><c><v>1</v></c></row>'],
  ['too-many-columns', '<row r="1"><c r="XFD1"><v>1</v></c></row>'],
  ['too-many-cells', '<row r="10000"><c r="A10000"><v>1</v></c><c r="DZ10000"><v>1</v></c></row>'],
  ['too-many-cells', `<row>${'<c><v/></c>'.repeat(sheetLimits.cells + 1)}</row>`],
  ['cell-too-long', `<row><c t="str"><v>${'a'.repeat(sheetLimits.cellCharacters + 1)}</v></c></row>`],
  ['file-damaged', '<row><c t="s"><v>7</v></c></row>'],
  ['file-damaged', '<row><c>'],
  ['file-damaged', '<row a="1" a="2"/>'],
  ['file-damaged', '<row>'.repeat(100_000)],
])('%s is the problem of a sheet that exceeds it', async (code, rows) => {
  expect(await readProblem(await createXlsx({ rows }))).toMatchObject({ code });
});

test('cells at places that do not exist are left out', async () => {
  const rows =
    '<row r="x"><c r="A-1"><v>1</v></c></row><row r="-5"><c><v>2</v></c></row><row r="1.5"><c><v>3</v></c></row>';
  expect(await readXlsx(await createXlsx({ rows }))).toEqual({
    ok: true,
    value: [{ name: 'Ads', rows: [] }],
  });
});

test('many sheets with few cells cannot use up memory', async () => {
  const sheets = Array.from({ length: 1000 }, (_, index) => `<sheet name="${index}" r:id="rIdSheet"/>`).join(
    '',
  );
  const bytes = await createXlsx({
    rows: '<row r="10000"><c r="CV10000"><v>1</v></c></row>',
    parts: { 'xl/workbook.xml': writeElement('workbook', `<sheets>${sheets}</sheets>`) },
  });
  expect(await readProblem(bytes)).toMatchObject({ code: 'too-many-cells', params: { sheet: '1' } });
});

test('a part that is missing or is not text is reported as damage', async () => {
  const missing = createXlsx({
    workbookRelationships: [{ id: 'rIdSheet', type: 'worksheet', target: 'none.xml' }],
  });
  expect(await readProblem(await missing)).toEqual(damaged);
  const parts = { 'xl/sharedStrings.xml': Uint8Array.of(0x3c, 0xff, 0xfe, 0x3e) };
  expect(await readProblem(await createXlsx({ parts }))).toEqual(damaged);
});

test('a damaged file is always one problem, and never an exception', async () => {
  const image = { bytes: createPng(20, 20), type: 'image/png' } as const;
  const columns = [{ header: 'Name' }, { header: 'Image', choices: ['a'] }];
  const bytes = await writeXlsx([{ name: 'Ads', columns, rows: [['a', { text: 'b', image }]] }]);
  for (let length = 0; length < bytes.length; length += 97) {
    expect(await readProblem(bytes.slice(0, length))).toMatchObject({ code: expect.any(String) });
  }
  for (let index = 0; index < bytes.length; index += 41) {
    const changed = bytes.slice();
    changed[index] = (changed[index] ?? 0) ^ 0xff;
    // Some bytes do not matter.
    expect(await readXlsx(changed)).toHaveProperty('ok');
  }
});

async function readProblem(bytes: Uint8Array): Promise<SheetProblem | undefined> {
  const reading = await readXlsx(bytes);
  return reading.ok ? undefined : reading.problem;
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function createOle(streamName: string): Uint8Array {
  const signature = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
  return Uint8Array.of(...signature, ...new Uint8Array(512), ...Buffer.from(streamName, 'utf16le'));
}

function writeRoot(target: string): string {
  return writeRelationships([{ id: 'rId1', type: 'officeDocument', target }]);
}

/** Replaces a size in the headers and the directory of a ZIP by 100. */
function understateSize(bytes: Uint8Array, sizeBytes: number): Uint8Array {
  const changed = Buffer.from(bytes);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(sizeBytes);
  for (let at = changed.indexOf(size); at !== -1; at = changed.indexOf(size, at))
    changed.writeUInt32LE(100, at);
  return new Uint8Array(changed);
}
