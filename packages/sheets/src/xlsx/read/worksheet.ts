import { readCellAddress, type CellPlace } from '../../cell-address.ts';
import { sheetLimits } from '../../sheet-limits.ts';
import { UnreadableSheetError } from '../../sheet-problem.ts';
import { createTextReader } from './text-reader.ts';
import type { XlsxPackage } from './xlsx-package.ts';

/** A cell as the file stores it. */
export interface StoredCell extends CellPlace {
  /** `n` number, `s` shared string, `str` text of a formula, `inlineStr`, `b` boolean, `e` error, `d` ISO date. */
  readonly type: string;
  /** The index of its style. */
  readonly style: number;
  /** Undefined if the file has none, as for formulas that no program has computed. */
  readonly value: string | undefined;
  /** Without an equals sign. Empty if it is the formula of another cell, moved. */
  readonly formula?: string;
  /** The number of its entry in the value metadata, from 1. */
  readonly metadata?: number;
}

/** What the part of a sheet contains. */
export interface Worksheet {
  /** Only cells with a value or a formula. */
  readonly cells: readonly StoredCell[];
  /** The relationship of the link that a click on the cell opens. */
  readonly links: readonly (CellPlace & { readonly relationship: string })[];
  /** The relationship of the images above the cells. */
  readonly drawing?: string;
}

/**
 * Reads the part of a sheet.
 * @throws UnreadableSheetError if it is missing, or has more cells than a sheet may have.
 */
export async function readWorksheet(file: XlsxPackage, path: string, name: string): Promise<Worksheet> {
  if (!file.has(path)) throw new UnreadableSheetError({ code: 'file-damaged', params: {} });
  const cells: StoredCell[] = [];
  const links: (CellPlace & { relationship: string })[] = [];
  const inlineText = createTextReader();
  let drawing: string | undefined;
  /** Cells and rows without an address follow the previous one. */
  let place: CellPlace = { row: -1, column: -1 };
  let attributes: Readonly<Record<string, string>> = {};
  let value: string | undefined;
  let formula: string | undefined;
  let openElement = '';

  await file.parseXml(path, {
    onOpen(element, found) {
      openElement = element;
      inlineText.open(element);
      if (element === 'row') {
        place = { row: found['r'] === undefined ? place.row + 1 : Number(found['r']) - 1, column: -1 };
      } else if (element === 'c') {
        const next = { row: place.row, column: place.column + 1 };
        place = readCellAddress(found['r'] ?? '') ?? next;
        attributes = found;
        value = undefined;
        formula = undefined;
        inlineText.reset();
      } else if (element === 'v') {
        value = '';
      } else if (element === 'f') {
        formula = '';
      } else if (element === 'hyperlink' && found['id'] !== undefined) {
        const linked = readCellAddress(found['ref']?.split(':')[0] ?? '');
        if (linked !== undefined) links.push({ ...linked, relationship: found['id'] });
      } else if (element === 'drawing') {
        drawing = found['id'];
      }
    },
    onText(text) {
      if (openElement === 'v') value += text;
      else if (openElement === 'f') formula += text;
      else inlineText.addText(text);
    },
    onClose(element) {
      openElement = '';
      inlineText.close(element);
      if (element !== 'c') return;
      const { t: type = 'n', s: style, vm: metadata } = attributes;
      if (type === 'inlineStr') value = inlineText.read();
      const isPlaced = Number.isInteger(place.row) && place.row >= 0;
      if (!isPlaced || (value === undefined && formula === undefined)) return;
      if (cells.length === sheetLimits.cells) {
        const params = { sheet: name, limit: sheetLimits.cells };
        throw new UnreadableSheetError({ code: 'too-many-cells', params });
      }
      cells.push({
        ...place,
        type,
        style: Number(style ?? 0),
        value,
        ...(formula === undefined ? {} : { formula }),
        ...(metadata === undefined ? {} : { metadata: Number(metadata) }),
      });
    },
  });
  return { cells, links, ...(drawing === undefined ? {} : { drawing }) };
}
