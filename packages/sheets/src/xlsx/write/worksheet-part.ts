import { writeCellAddress, writeColumnName } from '../../cell-address.ts';
import { sheetLimits } from '../../sheet-limits.ts';
import type { CellContent, ColumnContent, SheetContent } from '../xlsx-content.ts';
import { measureColumns, measureRow, toCellContent } from './sheet-layout.ts';
import { cellStyles } from './styles-part.ts';
import { escapeXml, xmlDeclaration } from './xml.ts';

/** The last row and column of Excel. */
const lastRow = 1_048_576;
const lastColumn = 16_384;

/** The relationships that a sheet may have, by which its part refers to other parts. */
export const sheetRelationships = { drawing: 'rId1', noteShapes: 'rId2', notes: 'rId3' } as const;

/** What surrounds the cells of a sheet. */
export interface SheetParts {
  /** For each column with choices, the range of cells that has them. */
  readonly choiceRanges: ReadonlyMap<number, string>;
  readonly hasDrawing: boolean;
  readonly hasNotes: boolean;
  readonly isFirst: boolean;
}

/** Writes the part of a sheet. The order of the elements is prescribed. */
export function writeWorksheetPart(sheet: SheetContent, parts: SheetParts): string {
  const widths = measureColumns(sheet);
  const isProtected = sheet.columns.some(({ isLocked }) => isLocked);
  const header = sheet.columns.map(({ header }) => header);
  return [
    xmlDeclaration,
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"',
    ' xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">',
    '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>',
    writeView(parts),
    '<sheetFormatPr defaultRowHeight="15"/>',
    writeColumns(sheet.columns, widths),
    '<sheetData>',
    ...[header, ...sheet.rows].map((cells, row) => writeRow(cells, { row, widths, columns: sheet.columns })),
    '</sheetData>',
    isProtected ? protection : '',
    writeChoices(parts.choiceRanges),
    '<pageMargins left="0.7" right="0.7" top="0.75" bottom="0.75" header="0.3" footer="0.3"/>',
    // Printed on wide pages, with all columns on one. Zero is any number of pages.
    '<pageSetup orientation="landscape" fitToWidth="1" fitToHeight="0"/>',
    parts.hasDrawing ? `<drawing r:id="${sheetRelationships.drawing}"/>` : '',
    parts.hasNotes ? `<legacyDrawing r:id="${sheetRelationships.noteShapes}"/>` : '',
    '</worksheet>',
  ].join('');
}

/** Zero permits an action, strangely. Images are not protected, so that people can replace them. */
const protection =
  '<sheetProtection sheet="1" objects="0" scenarios="0" formatCells="0" formatColumns="0" formatRows="0"' +
  ' insertColumns="0" insertRows="0" insertHyperlinks="0" deleteColumns="0" deleteRows="0" sort="0" autoFilter="0"/>';

function writeView({ isFirst }: SheetParts): string {
  return (
    `<sheetViews><sheetView${isFirst ? ' tabSelected="1"' : ''} workbookViewId="0">` +
    '<pane xSplit="1" ySplit="1" topLeftCell="B2" activePane="bottomRight" state="frozen"/>' +
    '<selection pane="topRight"/><selection pane="bottomLeft"/><selection pane="bottomRight" activeCell="B2" sqref="B2"/>' +
    '</sheetView></sheetViews>'
  );
}

/** All columns have a style, so that new rows and columns contain texts and can be edited. */
function writeColumns(columns: readonly ColumnContent[], widths: readonly number[]): string {
  const written = columns.map(({ isLocked }, column) => {
    const style = isLocked ? cellStyles.lockedText : cellStyles.text;
    return `<col min="${column + 1}" max="${column + 1}" width="${widths[column]}" style="${style}" customWidth="1"/>`;
  });
  const rest = `<col min="${columns.length + 1}" max="${lastColumn}" width="9.140625" style="${cellStyles.text}"/>`;
  return `<cols>${written.join('')}${rest}</cols>`;
}

interface RowPlace {
  readonly row: number;
  readonly widths: readonly number[];
  readonly columns: readonly ColumnContent[];
}

function writeRow(cells: readonly (string | CellContent)[], { row, widths, columns }: RowPlace): string {
  const height = measureRow(cells, widths);
  const written = columns.map((column, index) => {
    const address = writeCellAddress({ row, column: index });
    return writeCell(toCellContent(cells[index]), { address, style: chooseStyle(cells[index], row, column) });
  });
  return `<row r="${row + 1}" ht="${height}" customHeight="1">${written.join('')}</row>`;
}

function chooseStyle(
  cell: string | CellContent | undefined,
  row: number,
  { isLocked = false }: ColumnContent,
): number {
  if (row === 0) return isLocked ? cellStyles.lockedHeader : cellStyles.header;
  if (toCellContent(cell).image !== undefined) return isLocked ? cellStyles.lockedImage : cellStyles.image;
  return isLocked ? cellStyles.lockedText : cellStyles.text;
}

function writeCell(
  { text }: CellContent,
  { address, style }: { readonly address: string; readonly style: number },
): string {
  if (text.length > sheetLimits.cellCharacters) throw new RangeError(`The text of ${address} is too long.`);
  if (text === '') return `<c r="${address}" s="${style}"/>`;
  return `<c r="${address}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;
}

function writeChoices(ranges: ReadonlyMap<number, string>): string {
  if (ranges.size === 0) return '';
  const validations = Array.from(ranges, ([column, range]) => {
    const name = writeColumnName(column);
    return (
      '<dataValidation type="list" allowBlank="1" showInputMessage="1" showErrorMessage="1"' +
      ` sqref="${name}2:${name}${lastRow}"><formula1>${escapeXml(range)}</formula1></dataValidation>`
    );
  });
  return `<dataValidations count="${validations.length}">${validations.join('')}</dataValidations>`;
}
