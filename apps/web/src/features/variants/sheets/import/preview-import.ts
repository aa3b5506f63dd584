import type { AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import type { OverridablePath } from '@spinreel/config-schema/ad/variants/overridable-paths';
import { writeCount } from '@spinreel/config-schema/messages/format/write-count';
import type { Problem } from '@spinreel/config-schema/problems/problem';
import type { Sheet } from '@spinreel/sheets/sheet';
import { nameVariant } from '@spinreel/variants/compare/describe-difference';
import { isTextSheet } from '@spinreel/variants/sheets/find-text-columns';
import { getBaseLanguage } from '@spinreel/variants/resolve/resolve-variant';
import { findVariantColumns } from '@spinreel/variants/sheets/find-variant-columns';
import { splitRows } from '@spinreel/variants/sheets/sheet-cell';
import { readTextRows, type TextChange } from '@spinreel/variants/sheets/text-rows';
import { readVariantRows, type VariantChange } from '@spinreel/variants/sheets/variant-rows';
import { humanizeChoice } from '../../../../ad-draft/variants/field-texts.ts';
import type { FileNames } from '../../files/name-files.ts';

/** What sheets would change in an ad. */
export interface ImportPreview {
  /** The ad with all changes whose cells have no problems. The same ad if there are none. */
  readonly ad: AdDocument;
  readonly variantChanges: readonly VariantChange[];
  readonly textChanges: readonly TextChange[];
  readonly problems: readonly Problem[];
  /** The names of the variants without a row. They stay. */
  readonly missingVariants: readonly string[];
  /** The number of texts without a row. Their translations stay. */
  readonly missingTextCount: number;
  /** The names of the sheets that contain neither variants nor texts, and are left out. */
  readonly ignoredSheets: readonly string[];
}

/** What cells refer to. */
export interface ImportSources extends FileNames {
  /** Returns the handle of the image in a cell; null if the field cannot use it. */
  readonly findImage: (image: object, path: OverridablePath) => string | null;
  readonly createId: () => string;
}

/** Reads variants, then texts, from the sheets of a file. Sheets of something else are ignored if another one can be read. */
export function previewImport(
  ad: AdDocument,
  { sheets, sources }: { sheets: readonly Sheet[]; sources: ImportSources },
): ImportPreview {
  const usable = sheets.filter(({ rows }) => isTextSheet(rows) || isVariantSheet(rows, ad));
  const read = usable.length > 0 ? usable : sheets.slice(0, 1);
  const [texts, variants] = [true, false].map((isText) =>
    read.filter(({ rows }) => isTextSheet(rows) === isText),
  );
  let result = ad;
  const variantChanges: VariantChange[] = [];
  const textChanges: TextChange[] = [];
  const problems: Problem[] = [];
  const missingVariants: string[] = [];
  let missingTextCount = 0;
  for (const { name, rows } of variants ?? []) {
    const sheet = readVariantRows(rows, result, { ...sources, labelOption, partly: true });
    // With too many variants, none of the changes is applied.
    if (sheet.ad !== result) variantChanges.push(...sheet.changes);
    result = sheet.ad;
    problems.push(...sheet.problems.map((problem) => nameSheet(problem, name)));
    missingVariants.push(...sheet.missingIds.map((id) => nameVariant(ad, id, sources.nameFile)));
  }
  for (const { name, rows } of texts ?? []) {
    const sheet = readTextRows(rows, result, { before: ad, partly: true });
    textChanges.push(...sheet.changes);
    result = sheet.ad;
    problems.push(...sheet.problems.map((problem) => nameSheet(problem, name)));
    missingTextCount += sheet.missing.length;
  }
  const ignoredSheets = sheets.filter((sheet) => !read.includes(sheet)).map(({ name }) => name);
  return {
    ad: result,
    variantChanges,
    textChanges,
    problems,
    missingVariants,
    missingTextCount,
    ignoredSheets,
  };
}

/** Counts what an import changes: '1 new variant and 3 changed cells'; null if it changes nothing. */
export function describeCounts({ variantChanges, textChanges }: ImportPreview): string | null {
  const added = new Set(
    variantChanges.filter(({ kind }) => kind === 'added').map(({ variantId }) => variantId),
  ).size;
  const changed = variantChanges.filter(({ kind }) => kind === 'changed').length + textChanges.length;
  const parts = [
    ...(added > 0 ? [writeCount(added, 'new variant')] : []),
    ...(changed > 0 ? [writeCount(changed, 'changed cell')] : []),
  ];
  return parts.length === 0 ? null : parts.join(' and ');
}

function labelOption(_path: OverridablePath, option: string): string {
  return humanizeChoice(option);
}

/** Whether the first row names a column of variants. */
function isVariantSheet(rows: Sheet['rows'], ad: AdDocument): boolean {
  const sheet = splitRows(rows);
  return sheet !== null && findVariantColumns({ ...sheet, own: getBaseLanguage(ad) }).columns.length > 0;
}

/** Adds the name of the sheet to a problem of a cell. The sheet of a CSV file has none. */
function nameSheet(problem: Problem, sheet: string): Problem {
  if (sheet === '' || !('row' in problem.params)) return problem;
  return { ...problem, params: { ...problem.params, sheet } } as Problem;
}
