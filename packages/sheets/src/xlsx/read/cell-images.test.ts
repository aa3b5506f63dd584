import { expect, test } from 'vitest';
import { createPng } from '../../../test/create-image.ts';
import {
  createXlsx,
  writeDrawing,
  writeElement,
  writeRelationships,
  type TestAnchor,
  type TestRelationship,
  type TestXlsx,
} from '../../../test/create-xlsx.ts';
import type { Cell } from '../../sheet.ts';
import { readXlsx } from '../read-xlsx.ts';

const red = createPng(3, 2, 200);
const blue = createPng(2, 3, 10);
const png = 'image/png';

test('an image belongs to the cell that contains its top left corner', async () => {
  const cells = await readDrawn([
    { row: 0, column: 1, source: 'r:embed="rId1"' },
    { row: 2, column: 0, source: 'r:embed="rId2"' },
    { row: 3, column: 0, source: 'r:embed="rId1"' },
  ]);
  expect(cells).toEqual([
    [{ text: 'hero.png' }, { text: '', image: { bytes: red, type: png } }],
    [{ text: '' }, { text: '' }],
    [{ text: '', image: { bytes: blue, type: png } }, { text: '' }],
    [{ text: '', image: { bytes: red, type: png } }, { text: '' }],
  ]);
});

test('images that cannot be used are problems of their cells', async () => {
  const [cells = []] = await readDrawn([
    { row: 0, column: 0, source: 'r:embed="rId1"' },
    { row: 0, column: 0, source: 'r:embed="rId2"' },
    { row: 0, column: 1, source: 'r:link="rId3"' },
    { row: 0, column: 2, source: 'r:embed="rId4"' },
    { row: 0, column: 3, source: 'r:embed="rId5"' },
    { row: 0, column: 4, source: 'r:embed="rId99"' },
  ]);
  expect(cells.map(({ problem }) => problem)).toEqual([
    { code: 'several-images', params: { count: 2 } },
    { code: 'image-url', params: { url: 'https://example.com/a.png' } },
    { code: 'image-unsupported', params: { fileName: 'drawing.emf' } },
    { code: 'image-unsupported', params: { fileName: 'missing.png' } },
    { code: 'image-unsupported', params: { fileName: '' } },
  ]);
  expect(cells[0]).toMatchObject({ text: 'hero.png', image: { bytes: red } });
});

test('a picture that Excel has placed in a cell is the image of the cell, and not an error', async () => {
  const cells = await readCells({
    rows:
      '<row r="1"><c r="A1" t="e" vm="2"><v>#VALUE!</v></c><c r="B1" t="e" vm="1"><v>#VALUE!</v></c>' +
      '<c r="C1" t="e" vm="2"><v>#VALUE!</v></c><c r="D1" t="e" vm="9"><v>#VALUE!</v></c></row>',
    workbookRelationships: [
      { id: 'rId1', type: 'sheetMetadata', target: 'metadata.xml' },
      { id: 'rId2', type: 'rdRichValue', target: 'richData/rdrichvalue.xml' },
      { id: 'rId3', type: 'rdRichValueStructure', target: 'richData/rdrichvaluestructure.xml' },
      { id: 'rId4', type: 'richValueRel', target: 'richData/richValueRel.xml' },
    ],
    parts: {
      'xl/metadata.xml': writeElement(
        'metadata',
        '<metadataTypes><metadataType name="XLDAPR"/><metadataType name="XLRICHVALUE"/></metadataTypes>' +
          '<futureMetadata name="XLDAPR"><bk/></futureMetadata>' +
          '<futureMetadata name="XLRICHVALUE"><bk><extLst><ext><xlrd:rvb xmlns:xlrd="x" i="1"/></ext></extLst></bk>' +
          '<bk><extLst><ext><xlrd:rvb xmlns:xlrd="x" i="2"/></ext></extLst></bk></futureMetadata>' +
          '<cellMetadata><bk><rc t="1" v="0"/></bk></cellMetadata>' +
          '<valueMetadata><bk><rc t="2" v="0"/></bk><bk><rc t="2" v="1"/></bk></valueMetadata>',
      ),
      'xl/richData/rdrichvalue.xml':
        '<rvData><rv s="0"><v>text</v></rv><rv s="1"><v>5</v><v>0</v></rv><rv s="1"><v>5</v><v>1</v></rv></rvData>',
      'xl/richData/rdrichvaluestructure.xml':
        '<rvStructures><s t="_other"><k n="Name"/></s><s t="_localImage"><k n="CalcOrigin" t="i"/>' +
        '<k n="_rvRel:LocalImageIdentifier" t="i"/></s></rvStructures>',
      'xl/richData/richValueRel.xml': writeElement('richValueRels', '<rel r:id="rId2"/><rel r:id="rId1"/>'),
      'xl/richData/_rels/richValueRel.xml.rels': writeRelationships([
        { id: 'rId1', type: 'image', target: '../media/image1.png' },
        { id: 'rId2', type: 'image', target: '../media/image2.png' },
      ]),
      'xl/media/image1.png': red,
      'xl/media/image2.png': blue,
    },
  });
  expect(cells).toEqual([
    [
      { text: '', image: { bytes: red, type: png } },
      { text: '', image: { bytes: blue, type: png } },
      { text: '', image: { bytes: red, type: png } },
      { text: '#VALUE!', problem: { code: 'formula-error', params: { value: '#VALUE!' } } },
    ],
  ]);
});

test('a picture that WPS Office has placed in a cell is the image of the cell', async () => {
  const picture = (id: string, source: string): string =>
    `<etc:cellImage><xdr:pic><xdr:nvPicPr><xdr:cNvPr id="2" name="${id}"/></xdr:nvPicPr>` +
    `<xdr:blipFill><a:blip r:embed="${source}"/></xdr:blipFill></xdr:pic></etc:cellImage>`;
  const cells = await readCells({
    rows: '<row><c t="str"><f>_xlfn.DISPIMG("ID_B",1)</f><v>=DISPIMG("ID_B",1)</v></c></row>',
    workbookRelationships: [{ id: 'rId1', type: 'cellImage', target: 'cellimages.xml' }],
    parts: {
      'xl/cellimages.xml':
        '<etc:cellImages xmlns:etc="e" xmlns:xdr="x" xmlns:a="a" xmlns:r="r">' +
        `${picture('ID_A', 'rId1')}${picture('ID_B', 'rId2')}</etc:cellImages>`,
      'xl/_rels/cellimages.xml.rels': writeRelationships([
        { id: 'rId1', type: 'image', target: 'media/image1.png' },
        { id: 'rId2', type: 'image', target: 'media/image2.png' },
      ]),
      'xl/media/image1.png': red,
      'xl/media/image2.png': blue,
    },
  });
  expect(cells).toEqual([[{ text: '', image: { bytes: blue, type: png } }]]);
});

test('what a drawing repeats for old programs is read once', async () => {
  const drawing = writeDrawing([{ row: 0, column: 0, source: 'r:embed="rId1"' }])
    .replace('<xdr:pic>', '<mc:AlternateContent><mc:Choice Requires="a14"><xdr:pic>')
    .replace(
      '</xdr:pic>',
      '</xdr:pic></mc:Choice><mc:Fallback><xdr:twoCellAnchor><a:blip r:embed="rId2"/></xdr:twoCellAnchor></mc:Fallback></mc:AlternateContent>',
    );
  expect(await readDrawn(drawing)).toEqual([[{ text: 'hero.png', image: { bytes: red, type: png } }]]);
});

const drawingRelationships: readonly TestRelationship[] = [
  { id: 'rId1', type: 'image', target: '../media/image1.png' },
  { id: 'rId2', type: 'image', target: '/xl/media/image2.jpeg' },
  { id: 'rId3', type: 'image', target: 'https://example.com/a.png', isExternal: true },
  { id: 'rId4', type: 'image', target: '../media/drawing.emf' },
  { id: 'rId5', type: 'image', target: '../media/missing.png' },
];

/** Reads a sheet with the text "hero.png" in A1 and these images. */
async function readDrawn(drawing: readonly TestAnchor[] | string): Promise<readonly (readonly Cell[])[]> {
  return await readCells({
    rows: '<row><c t="inlineStr"><is><t>hero.png</t></is></c></row>',
    sheetEnd: '<drawing r:id="rId7"/>',
    sheetRelationships: [{ id: 'rId7', type: 'drawing', target: '../drawings/drawing1.xml' }],
    parts: {
      'xl/drawings/drawing1.xml': typeof drawing === 'string' ? drawing : writeDrawing(drawing),
      'xl/drawings/_rels/drawing1.xml.rels': writeRelationships(drawingRelationships),
      'xl/media/image1.png': red,
      // The content decides about the type, and not the name.
      'xl/media/image2.jpeg': blue,
      'xl/media/drawing.emf': Uint8Array.of(1, 0, 0, 0, 0x6c, 0, 0, 0),
    },
  });
}

async function readCells(content: TestXlsx): Promise<readonly (readonly Cell[])[]> {
  const reading = await readXlsx(await createXlsx(content));
  if (!reading.ok) throw new Error(reading.problem.code);
  return reading.value[0]?.rows ?? [];
}
