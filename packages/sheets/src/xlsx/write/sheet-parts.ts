import type { CellPlace } from '../../cell-address.ts';
import type { CellImage } from '../../sheet.ts';
import type { SheetContent } from '../xlsx-content.ts';
import { writeDrawingPart } from './drawing-part.ts';
import { writeNoteShapesPart, writeNotesPart, type PlacedNote } from './notes-parts.ts';
import { writeRelationshipsPart, type WrittenRelationship } from './package-parts.ts';
import { measureThumbnail, toCellContent } from './sheet-layout.ts';
import { sheetRelationships, writeWorksheetPart } from './worksheet-part.ts';

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
