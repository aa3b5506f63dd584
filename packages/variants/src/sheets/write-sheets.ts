import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { OverridablePath } from '@spinreel/config-schema/ad/variants/overridable-paths';
import type { NameFile } from '../compare/describe-difference.ts';
import { getCellRules } from './cell-kind.ts';
import { listOverriddenFields, listSheetFields } from './list-sheet-fields.ts';
import { writeTextRows } from './text-rows.ts';
import { writeVariantRows } from './variant-rows.ts';

/** A column of a sheet to be written, as `@spinreel/sheets` writes it to XLSX files. */
export interface WrittenColumn {
  readonly header: string;
  /** Whether it says what a row is about, and must not be edited. */
  readonly isLocked?: boolean;
  /** The texts to which its cells are limited. */
  readonly choices?: readonly string[];
}

/** A sheet to be written: its columns, and the rows below their headers. */
export interface WrittenSheet {
  readonly name: 'Variants' | 'Texts';
  readonly columns: readonly WrittenColumn[];
  readonly rows: readonly (readonly string[])[];
}

/** Writes the variants of an ad as a sheet. The column of the ids is locked, and flags and options have choices. */
export function writeVariantSheet(
  ad: AdConfig,
  { nameFile, paths = listOverriddenFields(ad) }: { nameFile: NameFile; paths?: readonly OverridablePath[] },
): WrittenSheet {
  const [header = [], ...rows] = writeVariantRows(ad, { nameFile, paths });
  const fields = listSheetFields(ad, paths);
  const columns = header.map((title, index): WrittenColumn => {
    if (index === 0) return { header: title, isLocked: true };
    const field = fields[index - 2];
    const choices = field === undefined ? [] : listChoices(field.path);
    return choices.length === 0 ? { header: title } : { header: title, choices };
  });
  return { name: 'Variants', columns, rows };
}

/** Writes the texts of an ad as a sheet. The columns of the texts themselves are locked. */
export function writeTextSheet(ad: AdConfig): WrittenSheet {
  const [header = [], ...rows] = writeTextRows(ad);
  const columns = header.map((title, index): WrittenColumn => {
    if (index < 2) return { header: title, isLocked: true };
    return title.endsWith(' confirmed') ? { header: title, choices: flagWords } : { header: title };
  });
  return { name: 'Texts', columns, rows };
}

/** Returns all rows of a sheet, with its header. */
export function listAllRows({ columns, rows }: WrittenSheet): (readonly string[])[] {
  return [columns.map(({ header }) => header), ...rows];
}

const flagWords = ['yes', 'no'];

function listChoices(path: OverridablePath): readonly string[] {
  const { kind, options } = getCellRules(path);
  return kind === 'flag' ? flagWords : options.map(String);
}
