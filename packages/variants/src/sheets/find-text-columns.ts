import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import {
  type TextFieldPath,
  translatableFields,
} from '@spinreel/config-schema/ad/variants/translatable-paths';
import { type AdLanguage, adLanguages, languageFacts } from '@spinreel/config-schema/languages/ad-languages';
import type { Problem } from '@spinreel/config-schema/problems/problem';
import { getBaseLanguage } from '../resolve/resolve-variant.ts';
import {
  getCell,
  isFilled,
  locateCell,
  splitRows,
  type SheetCell,
  type SheetColumn,
  type SheetRows,
} from './sheet-cell.ts';

type Column = Pick<SheetColumn<unknown>, 'index' | 'header'>;

/** The columns of a sheet of texts. */
export interface TextColumns {
  readonly field: Column;
  readonly source: Column;
  readonly languages: readonly {
    readonly language: AdLanguage;
    readonly text: Column;
    /** Whether the translation is confirmed; undefined if the sheet does not say it. */
    readonly confirmed: Column | undefined;
  }[];
}

/** The text at the top of the columns that say what a row is about. */
const titles = { field: 'field', source: 'source text' } as const;

/** Whether a sheet contains texts, by the columns in its first row. Other sheets contain variants. */
export function isTextSheet(rows: SheetRows): boolean {
  const header = splitRows(rows)?.header ?? [];
  return Object.values(titles).every((title) =>
    header.some(({ text }) => text.trim().toLowerCase() === title),
  );
}

/** Writes the field of a text: 'button text [cta.label]'. */
export function writeFieldCell(path: TextFieldPath): string {
  return `${translatableFields[path].name} [${path}]`;
}

/**
 * Finds the columns of a sheet of texts by the first row. A language is named by its tag in brackets, its tag, or its English
 * name, and 'confirmed' after it is the column that says whether its translations are confirmed. `columns` is null if the
 * field or the source text is missing.
 */
export function findTextColumns(
  {
    header,
    headerIndex,
    body,
  }: { header: readonly SheetCell[]; headerIndex: number; body: readonly [number, readonly SheetCell[]][] },
  ad: AdConfig,
): { columns: TextColumns | null; problems: Problem[] } {
  const found = new Map<string, Column>();
  const problems: Problem[] = [];
  for (const [index, cell] of header.entries()) {
    const title = cell.text.trim();
    const isUsed = title !== '' || body.some(([, cells]) => isFilled(getCell(cells, index)));
    if (!isUsed) continue;
    const column = { index, header: title };
    const kind = findKind(title, getBaseLanguage(ad));
    const params = locateCell(column, { rowIndex: headerIndex, cell });
    if (kind === null) problems.push({ code: 'sheet-column-unknown', field: null, params });
    else if (found.has(kind)) problems.push({ code: 'sheet-column-repeated', field: null, params });
    else found.set(kind, column);
  }
  const [field, source] = [found.get(titles.field), found.get(titles.source)];
  for (const [column, title] of [
    [field, titles.field],
    [source, titles.source],
  ] as const)
    if (column === undefined)
      problems.push({ code: 'sheet-column-missing', field: null, params: { header: title } });
  if (field === undefined || source === undefined) return { columns: null, problems };
  const languages = adLanguages.flatMap((language) => {
    const text = found.get(language);
    return text === undefined ? [] : [{ language, text, confirmed: found.get(nameConfirmed(language)) }];
  });
  return { columns: { field, source, languages }, problems };
}

function nameConfirmed(language: AdLanguage): string {
  return `${language} confirmed`;
}

/** Returns 'field', 'source text', 'de' or 'de confirmed'; null for anything else, and for the ad's own language. */
function findKind(title: string, own: AdLanguage): string | null {
  const name = title.toLowerCase();
  if (name === titles.field || name === titles.source) return name;
  const isConfirmed = / confirmed$/i.test(title);
  const words = isConfirmed ? title.slice(0, -' confirmed'.length) : title;
  const tag = /\[([^\]]+)\]$/.exec(words)?.[1] ?? words;
  const language = adLanguages.find((each) =>
    [each, languageFacts[each].englishName].some((word) => word.toLowerCase() === tag.toLowerCase()),
  );
  if (language === undefined || language === own) return null;
  return isConfirmed ? nameConfirmed(language) : language;
}
