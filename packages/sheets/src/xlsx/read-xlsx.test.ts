import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createXlsx, writeElement, type TestXlsx } from '../../test/create-xlsx.ts';
import type { Cell, Sheet } from '../sheet.ts';
import { readXlsx } from './read-xlsx.ts';

test.each([
  [1, '0%', '100%'],
  [0.125, '0.0%', '12.5%'],
  [46380, 'dd.mm.yyyy', '24.12.2026'],
  [46380, String.raw`dd\.mm\.yyyy;@`, '24.12.2026'],
  [46380, '[$-407]d. mmmm yyyy', '24. Dezember 2026'],
  [46380, '[$-407]dd/mm/yyyy', '24.12.2026'],
  [46380, '[$-809]dd/mm/yyyy', '24/12/2026'],
  [0.5, '[$-407]# ?/?', '1/2'],
  [46380.75, 'yyyy-mm-dd hh:mm:ss', '2026-12-24 18:00:00'],
  [12.11, 'General', '12.11'],
  [12.11, '0.00', '12.11'],
  [1234.5, '#,##0.00', '1,234.50'],
  [1234.5, '_-* #,##0.00 "€"_-', '1,234.50 €'],
  [-5, '#,##0;[Red](#,##0)', '(5)'],
  [0.300_000_000_000_000_04, 'General', '0.3'],
  [1_000_000, 'General', '1000000'],
  [7, '000', '007'],
  [1.5, '[h]:mm', '36:00'],
  [50, '"Level "0', 'Level 50'],
  [3, 'x'.repeat(10_000), '3'],
])('the number %d with the format %s is "%s"', async (value, code, text) => {
  const formatCode = code.replaceAll('"', '&quot;');
  const styles = `<numFmts><numFmt numFmtId="164" formatCode="${formatCode}"/></numFmts><cellXfs><xf numFmtId="164"/></cellXfs>`;
  const rows = `<row r="1"><c r="A1" s="0"><v>${value}</v></c></row>`;
  expect(await readTexts({ styles, rows })).toEqual([[text]]);
});

test.each([
  ['en-US', ['12/24/2026', '24-Dec', '12.5', '1,234.50', '100%', 'TRUE', '18:00']],
  ['de-DE', ['24.12.2026', '24. Dez.', '12,5', '1.234,50', '100%', 'WAHR', '18:00']],
  ['en-GB', ['24/12/2026', '24-Dec', '12.5', '1,234.50', '100%', 'TRUE', '18:00']],
])('formats that depend on the language are those of %s', async (locale, texts) => {
  const styles = `<cellXfs>${[14, 16, 0, 4, 9, 0, 20].map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs>`;
  const values = [46_380, 46_380, 12.5, 1234.5, 1, 1, 0.75];
  const cells = values.map(
    (value, style) => `<c s="${style}"${style === 5 ? ' t="b"' : ''}><v>${value}</v></c>`,
  );
  expect(await readTexts({ styles, rows: `<row>${cells.join('')}</row>` }, locale)).toEqual([texts]);
});

test.each(['Pacific/Kiritimati', 'America/Los_Angeles', 'Europe/Berlin', 'Asia/Kolkata', 'UTC'])(
  'dates are the same in the time zone %s',
  (timeZone) => {
    const script = new URL('../../test/print-dates.ts', import.meta.url);
    const output = execFileSync(process.execPath, [fileURLToPath(script)], {
      env: { ...process.env, TZ: timeZone },
    });
    expect(JSON.parse(output.toString())).toEqual([
      ['24.12.2026', '2026-12-24 23:59', '24.12.2026', '29.03.2026', '2026-03-29 02:30'],
    ]);
  },
);

test('dates of old Macs count from 1904', async () => {
  const styles = '<cellXfs><xf numFmtId="15"/><xf numFmtId="1"/></cellXfs>';
  const rows = '<row><c s="0"><v>44918</v></c><c s="1"><v>44918</v></c></row>';
  const workbookProperties = '<workbookPr date1904="1"/>';
  expect(await readTexts({ styles, rows, workbookProperties })).toEqual([['24-Dec-26', '44918']]);
});

test('texts are those that Excel displays: runs without formatting, no phonetic hints, and all characters', async () => {
  const sharedStrings =
    '<si><t>plain</t></si>' +
    '<si><r><rPr><b/></rPr><t>Win </t></r><r><t xml:space="preserve">big </t></r></si>' +
    '<si><t>東京</t><rPh sb="0" eb="2"><t>とうきょう</t></rPh></si>' +
    '<si><t xml:space="preserve"> line 1\nline 2_x000D__x005F_x0041_ &amp; &#x1F600;<![CDATA[<b>]]></t></si>';
  const rows =
    '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c>' +
    '<c r="D1" t="s"><v>3</v></c><c r="E1" t="inlineStr"><is><r><t>in</t></r><r><t>line</t></r></is></c>' +
    '<c r="F1" t="str"><f>A1&amp;"!"</f><v>plain!</v></c></row>';
  expect(await readTexts({ sharedStrings, rows })).toEqual([
    ['plain', 'Win big ', '東京', ' line 1\nline 2\r_x0041_ & 😀<b>', 'inline', 'plain!'],
  ]);
});

test('a link belongs to its cell, next to the text', async () => {
  const rows =
    '<row r="1"><c r="A1" t="inlineStr"><is><t>Our store</t></is></c></row>' +
    '<row r="2"><c r="A2" t="str"><f>HYPERLINK("https://example.com/?q=""a""","Click")</f><v>Click</v></c></row>';
  const cells = await readCells({
    rows,
    sheetEnd:
      '<hyperlinks><hyperlink ref="A1" r:id="rId1"/><hyperlink ref="B2:C3" r:id="rId2"/><hyperlink ref="A2" location="Sheet2!A1"/></hyperlinks>',
    sheetRelationships: [
      { id: 'rId1', type: 'hyperlink', target: 'https://example.com/store', isExternal: true },
      { id: 'rId2', type: 'hyperlink', target: 'mailto:a@example.com', isExternal: true },
    ],
  });
  expect(cells).toEqual([
    [{ text: 'Our store', link: 'https://example.com/store' }, { text: '' }],
    [
      { text: 'Click', link: 'https://example.com/?q="a"' },
      { text: '', link: 'mailto:a@example.com' },
    ],
  ]);
});

test('failed formulas, formulas without a result and images from the internet are problems of their cells', async () => {
  const rows =
    '<row r="1"><c r="A1" t="e"><v>#N/A</v></c><c r="B1" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="C1"><f>A1+1</f></c>' +
    '<c r="D1" t="e"><f>_xlfn.IMAGE("https://example.com/a.png",,1)</f><v>#VALUE!</v></c>' +
    '<c r="E1" t="str"><f>image(A1)</f><v></v></c><c r="F1" t="inlineStr"><is><t>#REF!</t></is></c></row>';
  const [cells = []] = await readCells({ rows });
  expect(cells.map(({ problem }) => problem)).toEqual([
    { code: 'formula-error', params: { value: '#N/A' } },
    { code: 'formula-error', params: { value: '#DIV/0!' } },
    { code: 'formula-without-result', params: { formula: 'A1+1' } },
    { code: 'image-url', params: { url: 'https://example.com/a.png' } },
    { code: 'image-url', params: { url: '' } },
    { code: 'formula-error', params: { value: '#REF!' } },
  ]);
});

test('a formula with an empty number as its result has none, and one with an empty text has one', async () => {
  const rows =
    '<row><c><f>A1+1</f><v/></c><c><f>A1+1</f><v></v></c><c t="str"><f>""</f><v></v></c><c><v>1</v></c></row>';
  const [cells = []] = await readCells({ rows });
  expect(cells.map(({ problem }) => problem?.code)).toEqual([
    'formula-without-result',
    'formula-without-result',
    undefined,
    undefined,
  ]);
});

test('merged cells have their text once, hidden rows stay, and empty rows and columns at the end go', async () => {
  const rows =
    '<row r="2" hidden="1"><c r="B2" t="inlineStr"><is><t>hidden</t></is></c></row>' +
    '<row r="4"><c r="A4" t="inlineStr"><is><t>merged</t></is></c><c r="B4" s="1"/><c r="E4" s="1"/></row>' +
    '<row r="900000"><c r="A900000" s="1"/></row>';
  expect(await readTexts({ rows, sheetEnd: '<mergeCells><mergeCell ref="A4:B4"/></mergeCells>' })).toEqual([
    ['', ''],
    ['', 'hidden'],
    ['', ''],
    ['merged', ''],
  ]);
});

test('files of programs that use other prefixes, encodings and upper case are read', async () => {
  const sheet =
    '<x:worksheet xmlns:x="http://purl.oclc.org/ooxml/spreadsheetml/main"><x:sheetData><x:row><x:c t="inlineStr">' +
    '<x:is><x:t>Ü</x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>';
  const upperCaseWorkbook = writeElement('workbook', '<sheets><sheet name="A" r:id="rId9"/></sheets>');
  const utf16 = new Uint8Array(
    Buffer.from(`\uFEFF<?xml version="1.0" encoding="UTF-16"?>${sheet}`, 'utf16le'),
  );
  expect(await readTexts({ parts: { 'xl/worksheets/sheet1.xml': utf16 } })).toEqual([['Ü']]);
  const parts = { 'xl/worksheets/sheet1.xml': sheet, 'xl/workbook.xml': upperCaseWorkbook };
  const workbookRelationships = [{ id: 'rId9', type: 'worksheet', target: 'Worksheets/SHEET1.XML' }];
  expect(await readTexts({ parts, workbookRelationships })).toEqual([['Ü']]);
});

test('hidden sheets and charts are left out, and sheets without cells have no rows', async () => {
  const workbook = writeElement(
    'workbook',
    '<sheets><sheet name="Empty" r:id="rIdSheet"/><sheet name="Old" state="hidden" r:id="rIdSheet"/>' +
      '<sheet name="Lists" state="veryHidden" r:id="rIdSheet"/><sheet name="Chart" r:id="rIdChart"/></sheets>',
  );
  const reading = await readXlsx(
    await createXlsx({
      parts: { 'xl/workbook.xml': workbook },
      workbookRelationships: [{ id: 'rIdChart', type: 'chartsheet', target: 'chartsheets/sheet1.xml' }],
    }),
  );
  expect(reading).toEqual({ ok: true, value: [{ name: 'Empty', rows: [] }] });
});

async function readSheet(content: TestXlsx, locale?: string): Promise<Sheet> {
  const reading = await readXlsx(await createXlsx(content), locale === undefined ? {} : { locale });
  if (!reading.ok) throw new Error(reading.problem.code);
  const [sheet] = reading.value;
  if (sheet === undefined) throw new Error('no sheet');
  return sheet;
}

async function readCells(content: TestXlsx): Promise<readonly (readonly Cell[])[]> {
  return (await readSheet(content)).rows;
}

async function readTexts(content: TestXlsx, locale?: string): Promise<string[][]> {
  const { rows } = await readSheet(content, locale);
  return rows.map((cells) => cells.map(({ text }) => text));
}
