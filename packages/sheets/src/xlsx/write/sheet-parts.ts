import { type CellPlace, writeCellAddress } from '../../cell-address.ts';
import type { CellImage } from '../../sheet.ts';
import type { SheetContent } from '../xlsx-content.ts';
import { writeRelationshipsPart, type WrittenRelationship } from './package-parts.ts';
import { measureThumbnail, toCellContent, thumbnailMarginPx } from './sheet-layout.ts';
import { sheetRelationships, writeWorksheetPart } from './worksheet-part.ts';
import type { ImageSize } from './image-size.ts';
import { xmlDeclaration, escapeXml } from './xml.ts';

/** The content of each part, by its path. */
export type Parts = Map<string, string | Uint8Array>;

/** What is needed to write a sheet. */
export interface SheetInput {
  readonly parts: Parts;
  readonly sheet: SheetContent;
  /** From 1. */
  readonly number: number;
  /** For each column with choices, the range of cells that has them. */
  readonly choiceRanges: ReadonlyMap<number, string>;
  /** Adds the file of an image, and returns its path. */
  readonly addImage: (image: CellImage) => string;
}

/** Adds the part of a sheet, and the parts with its images and notes. Returns its path. */
export function addSheetParts({ parts, sheet, number, choiceRanges, addImage }: SheetInput): string {
  const path = `xl/worksheets/sheet${number}.xml`;
  const notes = collectNotes(sheet);
  const images = collectImages(sheet);
  const surroundings = { hasDrawing: images.length > 0, hasNotes: notes.length > 0, isFirst: number === 1 };
  parts.set(path, writeWorksheetPart(sheet, { choiceRanges, ...surroundings }));
  const relationships: WrittenRelationship[] = [];
  if (images.length > 0) {
    const target = `xl/drawings/drawing${number}.xml`;
    relationships.push({ id: sheetRelationships.drawing, type: 'drawing', target });
    const ids = new Map<string, string>();
    const placed = images.map(({ image, row, column }) => {
      const file = addImage(image);
      const relationship = ids.get(file) ?? `rId${ids.size + 1}`;
      ids.set(file, relationship);
      return { row, column, relationship, ...measureThumbnail(image.bytes) };
    });
    parts.set(target, writeDrawingPart(placed));
    const targets = Array.from(ids, ([file, id]) => ({ id, type: 'image', target: file }));
    parts.set(`xl/drawings/_rels/drawing${number}.xml.rels`, writeRelationshipsPart('xl/drawings/', targets));
  }
  if (notes.length > 0) {
    const shapes = `xl/drawings/vmlDrawing${number}.vml`;
    const texts = `xl/comments${number}.xml`;
    relationships.push({ id: sheetRelationships.noteShapes, type: 'vmlDrawing', target: shapes });
    relationships.push({ id: sheetRelationships.notes, type: 'comments', target: texts });
    parts.set(shapes, writeNoteShapesPart(notes));
    parts.set(texts, writeNotesPart(notes));
  }
  if (relationships.length > 0) {
    parts.set(
      `xl/worksheets/_rels/sheet${number}.xml.rels`,
      writeRelationshipsPart('xl/worksheets/', relationships),
    );
  }
  return path;
}

function collectNotes({ columns, rows }: SheetContent): PlacedNote[] {
  const headers = columns.map(({ header: text, note }) => ({
    text,
    ...(note === undefined ? {} : { note }),
  }));
  return [headers, ...rows].flatMap((cells, row) =>
    cells.slice(0, columns.length).flatMap((cell, column) => {
      const { note } = toCellContent(cell);
      return note === undefined ? [] : [{ row, column, text: note }];
    }),
  );
}

function collectImages({ columns, rows }: SheetContent): (CellPlace & { readonly image: CellImage })[] {
  return rows.flatMap((cells, index) =>
    cells.slice(0, columns.length).flatMap((cell, column) => {
      const { image } = toCellContent(cell);
      return image === undefined ? [] : [{ row: index + 1, column, image }];
    }),
  );
}

/** An image at a cell. */
interface PlacedImage extends CellPlace, ImageSize {
  /** The relationship of the image's file. */
  readonly relationship: string;
}

/** English Metric Units of a pixel at 96 dpi. */
const emuPerPixel = 9525;

/** Writes the part with the images of a sheet. Each moves with its cell, and keeps its size. */
function writeDrawingPart(images: readonly PlacedImage[]): string {
  return [
    xmlDeclaration,
    '<xdr:wsDr xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing"',
    ' xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
    ' xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">',
    ...images.map(writeAnchor),
    '</xdr:wsDr>',
  ].join('');
}

function writeAnchor(image: PlacedImage, index: number): string {
  const size = `cx="${image.widthPx * emuPerPixel}" cy="${image.heightPx * emuPerPixel}"`;
  const margin = thumbnailMarginPx * emuPerPixel;
  return (
    `<xdr:oneCellAnchor><xdr:from><xdr:col>${image.column}</xdr:col><xdr:colOff>${margin}</xdr:colOff>` +
    `<xdr:row>${image.row}</xdr:row><xdr:rowOff>${margin}</xdr:rowOff></xdr:from><xdr:ext ${size}/>` +
    `<xdr:pic><xdr:nvPicPr><xdr:cNvPr id="${index + 2}" name="Image ${index + 1}"/>` +
    '<xdr:cNvPicPr><a:picLocks noChangeAspect="1"/></xdr:cNvPicPr></xdr:nvPicPr>' +
    `<xdr:blipFill><a:blip r:embed="${image.relationship}"/><a:stretch><a:fillRect/></a:stretch></xdr:blipFill>` +
    `<xdr:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${size}/></a:xfrm>` +
    '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></xdr:spPr></xdr:pic><xdr:clientData/></xdr:oneCellAnchor>'
  );
}

/** A note at a cell. */
interface PlacedNote extends CellPlace {
  readonly text: string;
}

/** Writes the part with the texts of a sheet's notes. */
function writeNotesPart(notes: readonly PlacedNote[]): string {
  return [
    xmlDeclaration,
    '<comments xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><authors><author></author></authors>',
    '<commentList>',
    ...notes.map(
      (note) =>
        `<comment ref="${writeCellAddress(note)}" authorId="0"><text>` +
        `<r><t xml:space="preserve">${escapeXml(note.text)}</t></r></text></comment>`,
    ),
    '</commentList></comments>',
  ].join('');
}

/** Writes the part with the boxes in which notes appear. Excel still uses VML for them, and shows no note without one. */
function writeNoteShapesPart(notes: readonly PlacedNote[]): string {
  return [
    '<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"',
    ' xmlns:x="urn:schemas-microsoft-com:office:excel"><v:shapetype id="note" coordsize="21600,21600" o:spt="202"',
    ' path="m,l,21600r21600,l21600,xe"><v:stroke joinstyle="miter"/>',
    '<v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype>',
    ...notes.map(writeShape),
    '</xml>',
  ].join('');
}

/** Columns and rows that the box of a note covers. */
const boxColumns = 3;
const boxRows = 5;

function writeShape({ row, column }: PlacedNote, index: number): string {
  // Column, offset, row, offset of the top left corner, then of the bottom right one.
  const anchor = [column + 1, 15, row, 2, column + 1 + boxColumns, 15, row + boxRows, 4].join(', ');
  return (
    `<v:shape id="note${index + 1}" type="#note" style="position:absolute;visibility:hidden" fillcolor="#ffffe1"` +
    ' o:insetmode="auto"><v:fill color2="#ffffe1"/><v:path o:connecttype="none"/>' +
    '<v:textbox style="mso-direction-alt:auto"/><x:ClientData ObjectType="Note"><x:MoveWithCells/>' +
    `<x:Anchor>${anchor}</x:Anchor><x:AutoFill>False</x:AutoFill><x:Row>${row}</x:Row><x:Column>${column}</x:Column>` +
    '</x:ClientData></v:shape>'
  );
}
