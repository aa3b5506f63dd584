// Prints the texts of cells with dates, for a test that runs this in several time zones.
import { readXlsx } from '../src/xlsx/read-xlsx.ts';
import { createXlsx } from './create-xlsx.ts';

const bytes = await createXlsx({
  styles:
    '<numFmts><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy"/><numFmt numFmtId="165" formatCode="yyyy-mm-dd hh:mm"/></numFmts>' +
    '<cellXfs><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="14"/></cellXfs>',
  rows:
    '<row r="1"><c r="A1" s="0"><v>46380</v></c><c r="B1" s="1"><v>46380.99930555556</v></c><c r="C1" s="2"><v>46380</v></c>' +
    '<c r="D1" s="0" t="d"><v>2026-03-29</v></c><c r="E1" s="1" t="d"><v>2026-03-29T02:30:00</v></c></row>',
});
const reading = await readXlsx(bytes, { locale: 'de-DE' });
if (!reading.ok) throw new Error(reading.problem.code);
process.stdout.write(
  JSON.stringify(reading.value.flatMap(({ rows }) => rows.map((cells) => cells.map(({ text }) => text)))),
);
