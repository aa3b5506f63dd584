import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { mapOverrides } from '@spinreel/config-schema/ad/variants/map-overrides';
import type { OverridablePath } from '@spinreel/config-schema/ad/variants/overridable-paths';
import type { Variant } from '@spinreel/config-schema/ad/variants/variant';
import { adLanguages, type AdLanguage } from '@spinreel/config-schema/languages/ad-languages';
import { textLimits, variantLimits } from '@spinreel/config-schema/limits/limits';
import type { Problem } from '@spinreel/config-schema/problems/problem';
import { nameVariant, type NameFile } from '../compare/describe-difference.ts';
import { isEqual } from '../resolve/is-equal.ts';
import { getBaseLanguage, listLanguages } from '../resolve/resolve-variant.ts';
import { changeVariant, type CellChange } from './change-variant.ts';
import { findVariantColumns, writeColumnTitle, type VariantColumn } from './find-variant-columns.ts';
import { listOverriddenFields, listSheetFields, readOverrides } from './list-sheet-fields.ts';
import { matchVariantRows, type MatchedRow } from './match-variant-rows.ts';
import { readCell, readTextCell, type CellSources } from './read-cell.ts';
import { getCell, locateCell, splitRows, type SheetRows } from './sheet-cell.ts';
import { writeCell } from './write-cell.ts';

/** What a sheet would change in a variant. */
export interface VariantChange {
  readonly kind: 'added' | 'changed';
  readonly variantId: string;
  /** The name of the variant before the change. */
  readonly variantName: string;
  /** The row of the sheet, which starts at 1. */
  readonly row: number;
  /** Null for the name. An added variant has a change for each value, and one for its name. */
  readonly path: OverridablePath | null;
  /** The language for which the field is changed; null for the variant in all languages. */
  readonly language: AdLanguage | null;
  /** The texts of the cell. Empty for an inherited value. */
  readonly before: string;
  readonly after: string;
  /** For another video, the settings of the former one that it does not have, such as its crop. Missing if there are none. */
  readonly lost?: readonly OverridablePath[];
}

/** The result of reading a sheet of variants. */
export interface VariantSheet<Ad extends AdConfig> {
  /** The ad with the changes. The same ad if there are problems, unless the changes are applied in part. */
  readonly ad: Ad;
  /** What the sheet changes, or would change without the problems. */
  readonly changes: readonly VariantChange[];
  readonly problems: readonly Problem[];
  /** The variants without a row. They stay in the ad. */
  readonly missingIds: readonly string[];
}

/**
 * Writes the variants of an ad as the rows of a sheet. The columns are the id, which must not be edited, the name, and one for
 * each field: those of `paths`, or by default the ones that a variant overrides, and last those that a variant changes for one
 * language. An empty cell is inherited, '(none)' is an
 * empty text or no file, and '(default)' the default instead of the value of the base.
 */
export function writeVariantRows(
  ad: AdConfig,
  { nameFile, paths = listOverriddenFields(ad) }: { nameFile: NameFile; paths?: readonly OverridablePath[] },
): string[][] {
  const fields = listSheetFields(ad, paths);
  const rows = (ad.variants ?? []).map((variant) => [
    variant.id,
    nameVariant(ad, variant.id, nameFile),
    ...fields.map((field) =>
      writeCell(field.path, readOverrides(variant, field.language)[field.path], nameFile),
    ),
  ]);
  return [['id', 'name', ...fields.map(writeColumnTitle)], ...rows];
}

/**
 * Reads the variants of an ad from the rows of a sheet that `writeVariantRows` wrote and somebody edited, or that has columns
 * named after fields. Rows belong to variants by their id, or else by their name; other rows are new variants. A cell that
 * contains what was written changes nothing. If there are problems, nothing is applied unless `partly` is set.
 */
export function readVariantRows<Ad extends AdConfig>(
  rows: SheetRows,
  ad: Ad,
  options: CellSources & { nameFile: NameFile; createId: () => string; partly?: boolean },
): VariantSheet<Ad> {
  const { nameFile, createId, partly = false } = options;
  const sheet = splitRows(rows);
  if (sheet === null) {
    const problem: Problem = { code: 'sheet-empty', field: null, params: {} };
    return { ad, changes: [], problems: [problem], missingIds: [] };
  }
  const { columns, problems: columnProblems } = findVariantColumns({
    ...sheet,
    own: getBaseLanguage(ad),
  });
  const matched = matchVariantRows(sheet.body, { columns, ad, nameFile });
  const readings = matched.rows.map((row) => {
    const variant = row.variant ?? { id: createId() };
    const isNew = row.variant === null;
    const variantName = isNew ? '' : nameVariant(ad, variant.id, nameFile);
    return readRow(row, { ad, variant, variantName, columns, options });
  });
  const variants = mergeVariants(ad, readings);
  const limit = variantLimits.maxVariants;
  const count = variants.length;
  const isTooLong = count > limit;
  const problems: Problem[] = [
    ...columnProblems,
    ...matched.problems,
    ...readings.flatMap((reading) => reading.problems),
    ...(isTooLong
      ? [{ code: 'sheet-too-many-variants', field: null, params: { count, limit } } satisfies Problem]
      : []),
  ];
  const isApplied = !isTooLong && (partly || problems.length === 0);
  const changes = readings.flatMap((reading) => reading.changes);
  const { missingIds } = matched;
  return {
    ad: isApplied && changes.length > 0 ? addLanguages({ ...ad, variants }, changes) : ad,
    ...{ changes, problems, missingIds },
  };
}

/** Adds the languages for which fields were changed. */
function addLanguages<Ad extends AdConfig>(ad: Ad, changes: readonly VariantChange[]): Ad {
  const known = listLanguages(ad);
  const added = adLanguages.filter(
    (language) =>
      !known.includes(language) &&
      changes.some((change) => change.language === language && change.after !== ''),
  );
  return added.length === 0 ? ad : { ...ad, languages: [...(ad.languages ?? []), ...added] };
}

interface RowReading {
  readonly variant: Variant;
  readonly changes: readonly VariantChange[];
  readonly problems: readonly Problem[];
}

function readRow(
  row: MatchedRow,
  context: {
    ad: AdConfig;
    variant: Variant;
    variantName: string;
    columns: readonly VariantColumn[];
    options: CellSources & { nameFile: NameFile };
  },
): RowReading {
  const { ad, variant, variantName, columns, options } = context;
  const { findVideo = () => null } = options;
  const cells = columns.flatMap((column) => readColumn(row, column, context) ?? []);
  const problems = cells.flatMap((cell) => ('problem' in cell ? [cell.problem] : []));
  const changed = cells.flatMap((cell) => ('problem' in cell ? [] : [cell]));
  const fields = columns.flatMap(({ kind, language }) =>
    kind === 'id' || kind === 'name' ? [] : [{ path: kind, language }],
  );
  const result = changeVariant(ad, variant, { changes: changed, fields, findVideo });
  const name = changed.find(({ path }) => path === null)?.after ?? variant.name;
  const isNew = row.variant === null;
  const shared = {
    kind: isNew ? 'added' : 'changed',
    variantId: variant.id,
    variantName,
    row: row.rowIndex + 1,
  } as const;
  const changes: VariantChange[] = result.changes.map(({ value: _value, ...cell }) => ({
    ...shared,
    ...cell,
  }));
  // A new variant without values equals the base.
  if (isNew && cells.length === 0)
    changes.push({ ...shared, path: null, language: null, before: '', after: '' });
  return {
    variant: { ...result.variant, ...(name !== undefined && { name }) },
    changes,
    problems,
  };
}

/** Returns null if the cell changes nothing. */
function readColumn(
  { rowIndex, cells }: MatchedRow,
  column: VariantColumn,
  context: { variant: Variant; variantName: string; options: CellSources & { nameFile: NameFile } },
): CellChange | { readonly problem: Problem } | null {
  const { variant, variantName, options } = context;
  const cell = getCell(cells, column.index);
  const place = locateCell(column, { rowIndex, cell });
  const { kind: path, language } = column;
  if (path === 'id') return null;
  if (path === 'name') {
    const after = cell.text.trim();
    if (after === variantName || (after === '' && variant.name === undefined)) return null;
    const read = readTextCell(after, { limit: textLimits.variantName, place });
    return read.ok ? { path: null, language, before: variantName, after, value: after } : read;
  }
  const old = readOverrides(variant, language)[path];
  const before = writeCell(path, old, options.nameFile);
  if (cell.problem === undefined && cell.image === undefined && cell.text === before) return null;
  const read = readCell(cell, { path, place, sources: options });
  if (!read.ok) return read;
  const { value } = read;
  const isSame = (old === undefined) === (value === undefined) && isEqual(old, value);
  return isSame ? null : { path, language, before, after: writeCell(path, value, options.nameFile), value };
}

function mergeVariants(ad: AdConfig, readings: readonly RowReading[]): Variant[] {
  const edited = new Map(
    readings.filter(({ changes }) => changes.length > 0).map(({ variant }) => [variant.id, variant]),
  );
  const known = (ad.variants ?? []).map((variant) => edited.get(variant.id) ?? variant);
  const knownIds = new Set(known.map(({ id }) => id));
  const added = [...edited.values()].filter(({ id }) => !knownIds.has(id));
  return mapOverrides({ variants: [...known, ...added] }, (value) => value).variants ?? [];
}
