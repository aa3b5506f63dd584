import { fieldNames } from '@spinreel/config-schema/ad/fields/field-names';
import { overridableSchemas } from '@spinreel/config-schema/ad/variants/overridable-schemas';
import type { OverridablePath } from '@spinreel/config-schema/ad/variants/overridable-paths';
import type { Problem } from '@spinreel/config-schema/problems/problem';
import { getCell, isFilled, locateCell, type SheetCell, type SheetColumn } from './sheet-cell.ts';

/** A column of a sheet of variants. */
export type VariantColumn = SheetColumn<'id' | 'name' | OverridablePath>;

/**
 * Finds what the columns of a sheet of variants are, by the first row. A field is named by its path in brackets at the end,
 * by its path alone, or by a name that no other field has. Columns that are empty throughout are ignored.
 */
export function findVariantColumns({
  header,
  headerIndex,
  body,
}: {
  header: readonly SheetCell[];
  headerIndex: number;
  body: readonly [number, readonly SheetCell[]][];
}): { columns: VariantColumn[]; problems: Problem[] } {
  const columns: VariantColumn[] = [];
  const problems: Problem[] = [];
  const width = Math.max(header.length, ...body.map(([, cells]) => cells.length));
  for (let index = 0; index < width; index += 1) {
    const cell = getCell(header, index);
    const title = cell.text.trim();
    const isUsed = title !== '' || body.some(([, cells]) => isFilled(getCell(cells, index)));
    if (!isUsed) continue;
    const kind = findKind(title);
    const column = { index, header: title };
    const params = locateCell(column, { rowIndex: headerIndex, cell });
    if (kind === null) problems.push({ code: 'sheet-column-unknown', field: null, params });
    else if (columns.some((other) => other.kind === kind))
      problems.push({ code: 'sheet-column-repeated', field: null, params });
    else columns.push({ ...column, kind });
  }
  return { columns, problems };
}

function findKind(title: string): VariantColumn['kind'] | null {
  const [, inBrackets] = /\[([^\]]+)\]$/.exec(title) ?? [];
  const path = inBrackets ?? title;
  if (isOverridable(path)) return path;
  const name = title.toLowerCase();
  if (name === 'id' || name === 'name') return name;
  const named = paths.filter((each) => readOwnName(each)?.toLowerCase() === name);
  return named.length === 1 ? (named[0] ?? null) : null;
}

const paths = Object.keys(overridableSchemas) as OverridablePath[];

/** The name of the field itself, and not that of the part it belongs to. */
function readOwnName(path: OverridablePath): string | undefined {
  return Object.hasOwn(fieldNames, path) ? fieldNames[path as keyof typeof fieldNames] : undefined;
}

function isOverridable(path: string): path is OverridablePath {
  return Object.hasOwn(overridableSchemas, path);
}
