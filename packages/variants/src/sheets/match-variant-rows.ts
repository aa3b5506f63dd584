import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { Variant } from '@spinreel/config-schema/ad/variants/variant';
import type { Problem } from '@spinreel/config-schema/problems/problem';
import { nameVariant, type NameFile } from '../compare/describe-difference.ts';
import type { VariantColumn } from './find-variant-columns.ts';
import { getCell, isFilled, locateCell, type SheetCell } from './sheet-cell.ts';

/** A row of a sheet, and the variant to which it belongs. Null if it is a new one. */
export interface MatchedRow {
  /** Starts at 0. */
  readonly rowIndex: number;
  readonly cells: readonly SheetCell[];
  readonly variant: Variant | null;
}

/**
 * Finds the variant of each row by its id, or else by its name. Rows whose variant is not certain are problems. Rows with
 * nothing but an image in the column of the ids are ignored: it is a thumbnail whose row was emptied.
 */
export function matchVariantRows(
  body: readonly [number, readonly SheetCell[]][],
  context: { columns: readonly VariantColumn[]; ad: AdConfig; nameFile: NameFile },
): { rows: MatchedRow[]; problems: Problem[]; missingIds: string[] } {
  const { columns, ad, nameFile } = context;
  const variants = ad.variants ?? [];
  const byName = Map.groupBy(variants, ({ id }) => nameVariant(ad, id, nameFile));
  const idColumn = columns.find(({ kind }) => kind === 'id');
  const nameColumn = columns.find(({ kind }) => kind === 'name');
  const rows: MatchedRow[] = [];
  const problems: Problem[] = [];
  const firstRows = new Map<string, number>();
  for (const [rowIndex, cells] of body) {
    if (cells.every((cell, index) => !isFilled(index === idColumn?.index ? { text: cell.text } : cell)))
      continue;
    const id = getCell(cells, idColumn?.index).text.trim();
    const name = getCell(cells, nameColumn?.index).text.trim();
    const column = (id === '' ? nameColumn : idColumn) ?? { index: 0, header: '' };
    const params = locateCell(column, { rowIndex, cell: { text: id || name } });
    const found = id === '' ? (byName.get(name) ?? []) : variants.filter((each) => each.id === id);
    const [variant] = found;
    const key = variant === undefined ? `name:${name}` : `id:${variant.id}`;
    const firstRow = variant === undefined && name === '' ? undefined : firstRows.get(key);
    if (id !== '' && variant === undefined) problems.push({ code: 'sheet-id-unknown', field: null, params });
    else if (found.length > 1) problems.push({ code: 'sheet-name-ambiguous', field: null, params });
    else if (firstRow !== undefined)
      problems.push({ code: 'sheet-row-repeated', field: null, params: { ...params, firstRow } });
    else {
      rows.push({ rowIndex, cells, variant: variant ?? null });
      firstRows.set(key, rowIndex + 1);
    }
  }
  const named = new Set([
    ...rows.flatMap(({ variant }) => (variant === null ? [] : [variant.id])),
    ...body.map(([, cells]) => getCell(cells, idColumn?.index).text.trim()),
  ]);
  return { rows, problems, missingIds: variants.map(({ id }) => id).filter((id) => !named.has(id)) };
}
