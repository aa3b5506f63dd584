import { createCell, emptyCell, readImageUrl } from '../../create-cell.ts';
import { UnreadableSheetError } from '../../sheet-problem.ts';
import type { Cell } from '../../sheet.ts';
import { formatValue, readIsoDate, type ValueFormat } from './format-value.ts';
import { unescapeText } from './text-reader.ts';
import type { StoredCell } from './worksheet.ts';

/** What cells refer to. */
export interface CellContext extends Omit<ValueFormat, 'numberFormat'> {
  readonly sharedStrings: readonly string[];
  /** The number format of each style. */
  readonly numberFormats: readonly string[];
}

/**
 * Returns the text that a cell displays, the link of its formula, or its problem.
 * @throws UnreadableSheetError if it refers to a text that does not exist.
 */
export function interpretCell(stored: StoredCell, context: CellContext): Cell {
  const { formula, value } = stored;
  const imageUrl = formula === undefined ? undefined : readImageUrl(formula);
  if (imageUrl !== undefined) return { text: '', problem: { code: 'image-url', params: { url: imageUrl } } };
  // Programs that do not compute formulas write an empty result, or none. Only texts can be empty.
  if (formula !== undefined && (value === undefined || (value === '' && stored.type !== 'str'))) {
    return { text: '', problem: { code: 'formula-without-result', params: { formula } } };
  }
  if (stored.type === 'e') {
    const text = value ?? '';
    return { text, problem: { code: 'formula-error', params: { value: text } } };
  }
  const link = formula === undefined ? undefined : readLink(formula);
  const cell = value === undefined ? emptyCell : createCell(readText({ ...stored, value }, context));
  return link === undefined ? cell : { ...cell, link };
}

function readText(
  { type, value, style }: StoredCell & { readonly value: string },
  context: CellContext,
): string {
  const numberFormat = context.numberFormats[style] ?? 'General';
  const format = { numberFormat, locale: context.locale, isDate1904: context.isDate1904 };
  switch (type) {
    case 's': {
      const text = context.sharedStrings[Number(value)];
      if (text === undefined) throw new UnreadableSheetError({ code: 'file-damaged', params: {} });
      return formatValue(text, format);
    }
    case 'str':
      return formatValue(unescapeText(value), format);
    case 'inlineStr':
      return formatValue(value, format);
    case 'b':
      return formatValue(value.trim() === '1' || value.trim() === 'true', format);
    case 'd': {
      const days = readIsoDate(value);
      return days === undefined ? value : formatValue(days, { ...format, isDate1904: false });
    }
    default: {
      const number = Number(value);
      return value.trim() === '' || Number.isNaN(number) ? value : formatValue(number, format);
    }
  }
}

/** Returns the URL of the formula `HYPERLINK("https://…", …)` if it is a literal. */
function readLink(formula: string): string | undefined {
  return /^\s*HYPERLINK\s*\(\s*"((?:[^"]|"")*)"/i.exec(formula)?.[1]?.replaceAll('""', '"');
}
