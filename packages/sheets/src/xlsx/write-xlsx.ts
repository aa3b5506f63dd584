import JSZip from 'jszip';
import type { CellImage } from '../sheet.ts';
import { collectChoices, writeChoicesPart } from './write/choices.ts';
import {
  writeContentTypesPart,
  writeRelationshipsPart,
  writeWorkbookPart,
  type ListedSheet,
} from './write/package-parts.ts';
import { createSheetNames } from './write/sheet-names.ts';
import { addSheetParts, type Parts } from './write/sheet-parts.ts';
import { stylesPart } from './write/styles-part.ts';
import type { SheetContent } from './xlsx-content.ts';

/**
 * Writes an XLSX file in which all cells are texts. The header is bold, and stays visible together with the first column.
 * Locked columns are protected without a password. Equal sheets give equal bytes.
 *
 * @throws RangeError if there are no sheets, if a text has more than 32,767 characters, if a row has more cells than there
 * are columns, or if an image is neither PNG nor JPEG.
 */
export async function writeXlsx(sheets: readonly SheetContent[]): Promise<Uint8Array> {
  checkContent(sheets);
  const parts: Parts = new Map();
  const names = createSheetNames([...sheets.map(({ name }) => name), 'Choices']);
  const choicesName = names.at(-1) ?? '';
  const choices = collectChoices(sheets, choicesName);
  const addImage = createImageStore(parts);
  const listed: (ListedSheet & { readonly path: string })[] = [];
  for (const [index, sheet] of sheets.entries()) {
    const choiceRanges = choices.ranges[index] ?? new Map<number, string>();
    const path = addSheetParts({ parts, sheet, number: index + 1, choiceRanges, addImage });
    listed.push({ name: names[index] ?? '', isHidden: false, relationship: `rId${index + 1}`, path });
  }
  if (choices.lists.length > 0) {
    const number = sheets.length + 1;
    const path = `xl/worksheets/sheet${number}.xml`;
    parts.set(path, writeChoicesPart(choices.lists));
    listed.push({ name: choicesName, isHidden: true, relationship: `rId${number}`, path });
  }
  addPackageParts(parts, listed);
  return await packParts(parts);
}

function checkContent(sheets: readonly SheetContent[]): void {
  if (sheets.length === 0) throw new RangeError('An XLSX file has at least one sheet.');
  for (const { name, columns, rows } of sheets) {
    if (columns.length === 0) throw new RangeError(`The sheet "${name}" has no columns.`);
    const row = rows.findIndex((cells) => cells.length > columns.length);
    if (row !== -1)
      throw new RangeError(`Row ${row + 2} of the sheet "${name}" has more cells than columns.`);
  }
}

function addPackageParts(parts: Parts, listed: readonly (ListedSheet & { readonly path: string })[]): void {
  const styles = { id: `rId${listed.length + 1}`, type: 'styles', target: 'xl/styles.xml' };
  const sheets = listed.map(({ relationship, path }) => ({
    id: relationship,
    type: 'worksheet',
    target: path,
  }));
  const root = { id: 'rId1', type: 'officeDocument', target: 'xl/workbook.xml' };
  parts.set('xl/workbook.xml', writeWorkbookPart(listed));
  parts.set('xl/_rels/workbook.xml.rels', writeRelationshipsPart('xl/', [...sheets, styles]));
  parts.set('xl/styles.xml', stylesPart);
  parts.set('_rels/.rels', writeRelationshipsPart('', [root]));
}

/** Returns a function that adds the file of an image, and returns its path. The same bytes are added once. */
function createImageStore(parts: Parts): (image: CellImage) => string {
  const paths = new Map<Uint8Array, string>();
  return ({ bytes, type }) => {
    const known = paths.get(bytes);
    if (known !== undefined) return known;
    const path = `xl/media/image${paths.size + 1}.${type.slice('image/'.length)}`;
    paths.set(bytes, path);
    parts.set(path, bytes);
    return path;
  };
}

/** Packs the parts, the list of types first, as programs expect it. Images are stored, because they are compressed. */
async function packParts(parts: Parts): Promise<Uint8Array> {
  const zip = new JSZip();
  // The first date of ZIP, instead of today's.
  const date = new Date(Date.UTC(1980, 0, 1));
  const contentTypes = writeContentTypesPart([...parts.keys()]);
  for (const [path, content] of [['[Content_Types].xml', contentTypes] as const, ...parts]) {
    const compression = typeof content === 'string' ? 'DEFLATE' : 'STORE';
    zip.file(path, content, { date, compression, createFolders: false });
  }
  return await zip.generateAsync({ type: 'uint8array', platform: 'DOS' });
}
