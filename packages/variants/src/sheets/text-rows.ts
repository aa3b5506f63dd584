import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import {
  translatableFields,
  type TextFieldPath,
} from '@spinreel/config-schema/ad/variants/translatable-paths';
import { type AdLanguage, languageFacts } from '@spinreel/config-schema/languages/ad-languages';
import type { Problem } from '@spinreel/config-schema/problems/problem';
import { findTranslation, listLanguages } from '../resolve/resolve-variant.ts';
import { writeTranslations } from '../resolve/write-translations.ts';
import { listSourceTexts, type SourceText } from '../texts/list-texts.ts';
import { findTextColumns, type TextColumns, writeFieldCell } from './find-text-columns.ts';
import { findCellProblem, readFlag, readTextCell } from './read-cell.ts';
import { getCell, locateCell, splitRows, type SheetCell, type SheetRows } from './sheet-cell.ts';
import { writeText } from './write-cell.ts';

/** What a sheet would change in a translation. */
export interface TextChange {
  readonly language: AdLanguage;
  readonly path: TextFieldPath;
  readonly source: string;
  /** The row of the sheet, which starts at 1. */
  readonly row: number;
  /** Null if there is no translation. */
  readonly before: { readonly text: string; readonly isConfirmed: boolean } | null;
  readonly after: { readonly text: string; readonly isConfirmed: boolean } | null;
}

/** The result of reading a sheet of texts. */
export interface TextSheet<Ad extends AdConfig> {
  /** The ad with the changes. The same ad if there are problems, unless the changes are applied in part. */
  readonly ad: Ad;
  readonly changes: readonly TextChange[];
  readonly problems: readonly Problem[];
  /** The texts without a row. Their translations stay in the ad. */
  readonly missing: readonly SourceText[];
}

/**
 * Writes the texts of an ad and their translations as the rows of a sheet: the field, the text in the ad's own language, and
 * for each other language the translation and whether it is confirmed. An empty cell is not translated.
 */
export function writeTextRows(ad: AdConfig): string[][] {
  const [, ...languages] = listLanguages(ad);
  const header = languages.flatMap((language) => {
    const name = `${languageFacts[language].englishName} [${language}]`;
    return [name, `${name} confirmed`];
  });
  const rows = listSourceTexts(ad).map(({ path, source }) => [
    writeFieldCell(path),
    writeText(source),
    ...languages.flatMap((language) => {
      const translation = findTranslation(ad, { language, path, source });
      if (translation === undefined) return ['', ''];
      return [writeText(translation.text), translation.isConfirmed ? 'yes' : 'no'];
    }),
  ]);
  return [['field', 'source text', ...header], ...rows];
}

/**
 * Reads translations from the rows of a sheet that `writeTextRows` wrote and somebody edited. A translation that is new or
 * differs is confirmed, unless its column 'confirmed' says no. One that is the same stays as it is, unless that column says
 * something else. An empty cell removes the translation. A language that the ad does not have is added to it. `before` is the
 * ad from which the sheet was exported, if its variants have changed since: rows with its texts are no problems.
 */
export function readTextRows<Ad extends AdConfig>(
  rows: SheetRows,
  ad: Ad,
  { partly = false, before = ad }: { partly?: boolean; before?: AdConfig } = {},
): TextSheet<Ad> {
  const sheet = splitRows(rows);
  const exported = listSourceTexts(before);
  if (sheet === null) {
    const problem: Problem = { code: 'sheet-empty', field: null, params: {} };
    return { ad, changes: [], problems: [problem], missing: exported };
  }
  const { columns, problems } = findTextColumns(sheet, ad);
  if (columns === null) return { ad, changes: [], problems, missing: exported };
  const texts = indexTexts([...exported, ...listSourceTexts(ad)]);
  const changes: TextChange[] = [];
  const firstRows = new Map<SourceText, number>();
  for (const [rowIndex, cells] of sheet.body) {
    const cell = getCell(cells, columns.source.index);
    const text = texts.get(writeKey(getCell(cells, columns.field.index).text.trim(), cell.text));
    const params = locateCell(columns.source, { rowIndex, cell });
    const firstRow = text === undefined ? undefined : firstRows.get(text);
    if (text === undefined) problems.push({ code: 'sheet-text-unknown', field: null, params });
    else if (firstRow !== undefined)
      problems.push({ code: 'sheet-row-repeated', field: null, params: { ...params, firstRow } });
    else {
      firstRows.set(text, rowIndex + 1);
      const read = readRow({ ad, text, rowIndex, cells, columns });
      changes.push(...read.changes);
      problems.push(...read.problems);
    }
  }
  const isApplied = partly || problems.length === 0;
  const missing = exported.filter((text) => !firstRows.has(text));
  return { ad: isApplied ? applyChanges(ad, changes) : ad, changes, problems, missing };
}

/** Texts by what their rows contain: the field, which may be its path alone, and the text. The first of equal ones counts. */
function indexTexts(texts: readonly SourceText[]): ReadonlyMap<string, SourceText> {
  const index = new Map<string, SourceText>();
  for (const text of texts) {
    for (const field of [writeFieldCell(text.path), text.path]) {
      const key = writeKey(field, writeText(text.source));
      if (!index.has(key)) index.set(key, text);
    }
  }
  return index;
}

function writeKey(field: string, source: string): string {
  return JSON.stringify([field, source]);
}

function readRow({
  ad,
  text: { path, source },
  rowIndex,
  cells,
  columns,
}: {
  ad: AdConfig;
  text: SourceText;
  rowIndex: number;
  cells: readonly SheetCell[];
  columns: TextColumns;
}): { changes: TextChange[]; problems: Problem[] } {
  const changes: TextChange[] = [];
  const problems: Problem[] = [];
  for (const { language, text: column, confirmed } of columns.languages) {
    const cell = getCell(cells, column.index);
    const place = locateCell(column, { rowIndex, cell });
    const before = findTranslation(ad, { language, path, source }) ?? null;
    const flagCell = getCell(cells, confirmed?.index);
    const flag = readConfirmed(flagCell.text);
    const unusable = findCellProblem(cell, { place, canBeImage: false });
    if (unusable !== null) problems.push(unusable);
    else if (flag === 'neither' && confirmed !== undefined) {
      const params = locateCell(confirmed, { rowIndex, cell: flagCell });
      problems.push({ code: 'sheet-not-a-flag', field: null, params });
    } else {
      const read = readTextCell(cell.text, { limit: translatableFields[path].maxLength, place });
      if (!read.ok) {
        problems.push(read.problem);
        continue;
      }
      const after = readTranslation(cell, {
        before,
        flag: flag === 'neither' ? null : flag,
        value: read.value,
      });
      if (after?.text === before?.text && after?.isConfirmed === before?.isConfirmed) continue;
      changes.push({ language, path, source, row: rowIndex + 1, before, after });
    }
  }
  return { changes, problems };
}

function readTranslation(
  cell: SheetCell,
  { before, flag, value }: { before: TextChange['before']; flag: boolean | null; value: unknown },
): TextChange['after'] {
  if (cell.text.trim() === '' || typeof value !== 'string') return null;
  const isUntouched = before !== null && cell.text === writeText(before.text);
  if (isUntouched) return { text: before.text, isConfirmed: flag ?? before.isConfirmed };
  return { text: value, isConfirmed: flag ?? true };
}

/** A question mark means that somebody still has to confirm it. An empty cell says nothing. */
function readConfirmed(text: string): boolean | 'neither' | null {
  const word = text.trim();
  if (word === '') return null;
  return word === '?' ? false : (readFlag(word) ?? 'neither');
}

function applyChanges<Ad extends AdConfig>(ad: Ad, changes: readonly TextChange[]): Ad {
  const result = writeTranslations(
    ad,
    changes.map(({ language, path, source, after }) => ({ language, path, source, translation: after })),
  );
  const spoken = new Set(listLanguages(ad));
  const added = [...new Set(changes.map(({ language }) => language))].filter((each) => !spoken.has(each));
  return added.length === 0 ? result : { ...result, languages: [...(ad.languages ?? []), ...added] };
}
