import { fieldNames } from '@spinreel/config-schema/ad/fields/field-names';
import { overridableSchemas } from '@spinreel/config-schema/ad/variants/overridable-schemas';
import { adLanguages, type AdLanguage } from '@spinreel/config-schema/languages/ad-languages';
import type { OverridablePath } from '@spinreel/config-schema/ad/variants/overridable-paths';
import type { Problem } from '@spinreel/config-schema/problems/problem';
import { nameField } from '../compare/describe-difference.ts';
import { getCell, isFilled, locateCell, type SheetCell, type SheetColumn } from './sheet-cell.ts';

/** A column of a sheet of variants. */
export interface VariantColumn extends SheetColumn<'id' | 'name' | OverridablePath> {
  /** The language for which the field is changed; null for the variant in all languages. */
  readonly language: AdLanguage | null;
}

/**
 * Finds what the columns of a sheet of variants are, by the first row. A field is named by its path in brackets at the end,
 * by its path alone, or by a name that no other field has. A language in parentheses behind it, such as '(de)', is the one for
 * which the field is changed; `own` is that of the ad. Columns that are empty throughout are ignored.
 */
export function findVariantColumns({
  header,
  headerIndex,
  body,
  own,
}: {
  header: readonly SheetCell[];
  headerIndex: number;
  body: readonly [number, readonly SheetCell[]][];
  own: AdLanguage;
}): { columns: VariantColumn[]; problems: Problem[] } {
  const columns: VariantColumn[] = [];
  const problems: Problem[] = [];
  const width = Math.max(header.length, ...body.map(([, cells]) => cells.length));
  for (let index = 0; index < width; index += 1) {
    const cell = getCell(header, index);
    const title = cell.text.trim();
    const isUsed = title !== '' || body.some(([, cells]) => isFilled(getCell(cells, index)));
    if (!isUsed) continue;
    const found = findField(title, own);
    const column = { index, header: title };
    const params = locateCell(column, { rowIndex: headerIndex, cell });
    if (found === null) problems.push({ code: 'sheet-column-unknown', field: null, params });
    else if (columns.some(({ kind, language }) => kind === found.kind && language === found.language))
      problems.push({ code: 'sheet-column-repeated', field: null, params });
    else columns.push({ ...column, ...found });
  }
  return { columns, problems };
}

/** Writes the title of a column: 'cover image [assets.coverImage]', and 'cover image [assets.coverImage] (de)' for a language. */
export function writeColumnTitle({
  path,
  language,
}: {
  path: OverridablePath;
  language: AdLanguage | null;
}): string {
  const title = `${nameField(path)} [${path}]`;
  return language === null ? title : `${title} (${language})`;
}

/** Finds the field and the language of a column; null if the title names none. */
function findField(title: string, own: AdLanguage): Pick<VariantColumn, 'kind' | 'language'> | null {
  const [, words, tag] = /^(.*?)\s*\(([a-z-]+)\)$/i.exec(title) ?? [];
  const language = adLanguages.find((each) => each.toLowerCase() === tag?.toLowerCase());
  if (words === undefined || language === undefined) {
    const kind = findKind(title);
    return kind === null ? null : { kind, language: null };
  }
  const kind = findKind(words);
  const isField = kind !== null && kind !== 'id' && kind !== 'name';
  return isField && language !== own ? { kind, language } : null;
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
