import { shapeRows } from '../shape-rows.ts';
import { sheetLimits } from '../sheet-limits.ts';
import {
  readOutcomeAsync,
  UnreadableSheetError,
  type Outcome,
  type UnsupportedFormat,
} from '../sheet-problem.ts';
import type { Sheet } from '../sheet.ts';
import { sniffSpreadsheet } from '../sniff-spreadsheet.ts';
import { readCellImages, type CellImageFinder } from './read/cell-images.ts';
import { readDrawing, type DrawnImage } from './read/drawing.ts';
import { createGrid, type Grid } from './read/grid.ts';
import { createImageLoader } from './read/image-loader.ts';
import { interpretCell, type CellContext } from './read/interpret-cell.ts';
import { readNumberFormats } from './read/number-formats.ts';
import { findTarget, readRelationships, type Relationships } from './read/relationships.ts';
import { readSharedStrings, readWorkbook } from './read/workbook.ts';
import { readWorksheet, type Worksheet } from './read/worksheet.ts';
import { openXlsxPackage, type XlsxPackage } from './read/xlsx-package.ts';

/** How an XLSX file is read. */
export interface XlsxOptions {
  /**
   * A BCP 47 tag, by default `en-US`. XLSX files do not say in which language they were displayed, but decimal separators,
   * names of months and short dates depend on it.
   */
  readonly locale?: string;
}

/**
 * Reads the visible sheets of an XLSX file. Numbers and dates become the texts that Excel displays, in every time zone. Rich
 * texts and links become plain texts. Hidden rows and columns stay. Images in cells, or anchored to them, belong to the
 * cells. A merged cell has its text in its first cell.
 *
 * @throws RangeError if `locale` is not well-formed.
 */
export async function readXlsx(
  bytes: Uint8Array,
  { locale = 'en-US' }: XlsxOptions = {},
): Promise<Outcome<Sheet[]>> {
  return await readOutcomeAsync(async () => {
    const file = await openFile(bytes);
    const workbook = await readWorkbook(file);
    const { relationships, isDate1904 } = workbook;
    const context: SheetContext = {
      file,
      locale,
      isDate1904,
      sharedStrings: await readSharedStrings(file, findTarget(relationships, 'sharedStrings')),
      numberFormats: await readNumberFormats(file, findTarget(relationships, 'styles'), locale),
      cellImages: await readCellImages(file, relationships),
      loadImage: createImageLoader(file),
    };
    const sheets: Sheet[] = [];
    let cells = 0;
    for (const { name, path } of workbook.sheets) {
      const sheet = await readSheet(name, path, context);
      cells += sheet.rows.length * (sheet.rows[0]?.length ?? 0);
      if (cells > sheetLimits.cells) {
        const params = { sheet: name, limit: sheetLimits.cells };
        throw new UnreadableSheetError({ code: 'too-many-cells', params });
      }
      sheets.push(sheet);
    }
    return sheets;
  });
}

interface SheetContext extends CellContext {
  readonly file: XlsxPackage;
  readonly cellImages: CellImageFinder;
  readonly loadImage: ReturnType<typeof createImageLoader>;
}

async function openFile(bytes: Uint8Array): Promise<XlsxPackage> {
  const limitBytes = sheetLimits.xlsxBytes;
  if (bytes.length > limitBytes) {
    throw new UnreadableSheetError({ code: 'file-too-large', params: { limitBytes } });
  }
  const container = sniffSpreadsheet(bytes);
  if (container === 'zip') return await openXlsxPackage(bytes);
  const format = container === 'ole' ? recognizeOle(bytes) : 'unknown';
  throw new UnreadableSheetError({ code: 'file-unsupported', params: { format } });
}

/** Files with a password are in the container of the old format, under this name. */
function recognizeOle(bytes: Uint8Array): UnsupportedFormat {
  // Latin-1 keeps each byte as one character, so the zeros of UTF-16 stay between the letters.
  const text = new TextDecoder('latin1').decode(bytes);
  return text.includes('EncryptedPackage'.replaceAll(/\B/g, '\0')) ? 'password' : 'xls';
}

async function readSheet(name: string, path: string, context: SheetContext): Promise<Sheet> {
  const { file } = context;
  const worksheet = await readWorksheet(file, path, name);
  const relationships = await readRelationships(file, path);
  const grid = createGrid(name);
  await addCells(grid, worksheet, context);
  for (const { relationship, ...place } of worksheet.links) {
    const link = relationships.get(relationship);
    if (link?.isExternal === true) grid.add(place, { link: link.target });
  }
  const drawing = relationships.get(worksheet.drawing ?? '');
  if (drawing !== undefined) await addDrawnImages(grid, drawing.target, context);
  return { name, rows: shapeRows(grid.listRows(), name) };
}

async function addCells(grid: Grid, { cells }: Worksheet, context: SheetContext): Promise<void> {
  const { cellImages, loadImage } = context;
  for (const stored of cells) {
    const { row, column, metadata, formula } = stored;
    const source =
      (metadata === undefined ? undefined : cellImages.findByMetadata(metadata)) ??
      (formula === undefined ? undefined : cellImages.findByFormula(formula));
    const cell =
      source === undefined ? interpretCell(stored, context) : { text: '', ...(await loadImage(source)) };
    if (cell.text !== '' || Object.keys(cell).length > 1) grid.add({ row, column }, cell);
  }
}

async function addDrawnImages(grid: Grid, path: string, context: SheetContext): Promise<void> {
  const targets: Relationships = await readRelationships(context.file, path);
  const images = new Map<string, DrawnImage[]>();
  for (const image of await readDrawing(context.file, path)) {
    const key = `${image.row} ${image.column}`;
    const group = images.get(key);
    if (group === undefined) images.set(key, [image]);
    else group.push(image);
  }
  for (const group of images.values()) {
    const [image] = group;
    if (image === undefined) continue;
    const loaded = await context.loadImage(targets.get(image.relationship));
    const count = group.length;
    const isAmbiguous = count > 1 && grid.get(image).problem === undefined;
    grid.add(image, {
      ...loaded,
      ...(isAmbiguous ? { problem: { code: 'several-images', params: { count } } } : {}),
    });
  }
}
