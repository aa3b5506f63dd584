import JSZip from 'jszip';
import type { CellImage } from '../sheet.ts';
import {
  writeContentTypesPart,
  writeRelationshipsPart,
  writeWorkbookPart,
  type ListedSheet,
} from './write/package-parts.ts';
import { addSheetParts, type Parts } from './write/sheet-parts.ts';
import { stylesPart } from './write/styles-part.ts';
import type { SheetContent } from './xlsx-content.ts';
import { writeCellAddress, writeColumnName } from '../cell-address.ts';
import { escapeXml, xmlDeclaration } from './write/xml.ts';

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

/** Excel's limit. */
const maxLength = 31;

/**
 * Returns names that Excel permits: not empty, at most 31 characters, without `[ ] : * ? / \` and apostrophes at the ends, and
 * different from each other regardless of case.
 */
function createSheetNames(names: readonly string[]): string[] {
  // Excel reserves this name for itself.
  const used = new Set(['history']);
  return names.map((name) => {
    const base = cleanName(name);
    let unique = base;
    for (let number = 2; used.has(unique.toLowerCase()); number += 1) {
      const suffix = ` (${number})`;
      unique = `${base.slice(0, maxLength - suffix.length)}${suffix}`;
    }
    used.add(unique.toLowerCase());
    return unique;
  });
}

function cleanName(name: string): string {
  const permitted = name
    .replaceAll(/[[\]:*?/\\\p{Cc}]/gu, ' ')
    .slice(0, maxLength)
    .replaceAll(/^['\s]+|['\s]+$/g, '');
  return permitted === '' ? 'Sheet' : permitted;
}

/** The lists of choices of all sheets. */
export interface Choices {
  /** For each sheet, the ranges of cells with the choices of its columns. */
  readonly ranges: readonly ReadonlyMap<number, string>[];
  /** Each is a column of the hidden sheet. */
  readonly lists: readonly (readonly string[])[];
}

/**
 * Collects the choices of columns, to be written to a hidden sheet of this name. Lists in the rule of a column could have at
 * most 255 characters, and no commas in choices.
 */
function collectChoices(sheets: readonly SheetContent[], hiddenName: string): Choices {
  const lists: (readonly string[])[] = [];
  const ranges = sheets.map(({ columns }) => {
    const found = new Map<number, string>();
    for (const [column, { choices = [] }] of columns.entries()) {
      if (choices.length === 0) continue;
      const name = writeColumnName(lists.length);
      found.set(column, `'${hiddenName}'!$${name}$1:$${name}$${choices.length}`);
      lists.push(choices);
    }
    return found;
  });
  return { ranges, lists };
}

/** Writes the part of the hidden sheet. */
function writeChoicesPart(lists: readonly (readonly string[])[]): string {
  const height = Math.max(...lists.map((list) => list.length));
  const rows = Array.from({ length: height }, (_, row) => {
    const cells = lists.map((list, column) => {
      const address = writeCellAddress({ row, column });
      return `<c r="${address}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(list[row] ?? '')}</t></is></c>`;
    });
    return `<row r="${row + 1}">${cells.join('')}</row>`;
  });
  return (
    `${xmlDeclaration}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">` +
    `<sheetData>${rows.join('')}</sheetData></worksheet>`
  );
}
