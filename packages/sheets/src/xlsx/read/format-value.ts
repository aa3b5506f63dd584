import { dateToSerial, format, isDateFormat } from 'numfmt';

/** How values become texts. */
export interface ValueFormat {
  /** A number format of Excel, such as `0.00%`. */
  readonly numberFormat: string;
  /** A BCP 47 tag. Decides about decimal separators and names of months. */
  readonly locale: string;
  /** Whether dates count from 1904. */
  readonly isDate1904: boolean;
}

/** The days from 1 January 1900, as Excel counts them, to 1 January 1904. */
const daysTo1904 = 1462;

/**
 * Returns a value as a spreadsheet program displays it in a wide column: 1 as `100%`, 46380 as `24.12.2026`. Dates are
 * numbers of days, so time zones have no effect.
 */
export function formatValue(value: number | boolean | string, options: ValueFormat): string {
  const { isDate1904 } = options;
  const numberFormat = localizeSlashes(options.numberFormat);
  if (typeof value === 'string' && (numberFormat === 'General' || numberFormat === '@')) return value;
  try {
    const isShifted = isDate1904 && typeof value === 'number' && isDateFormat(numberFormat);
    const text = format(numberFormat, isShifted ? value + daysTo1904 : value, { locale: options.locale });
    // Spaces around numbers align them with others in the column.
    return typeof value === 'string' ? text : text.trim();
  } catch {
    // A format that Excel does not understand either.
    return String(value);
  }
}

/** Returns the number of days of an ISO 8601 date, which has no time zone in XLSX. Returns undefined for other texts. */
export function readIsoDate(text: string): number | undefined {
  const [match, ...parts] = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d):(\d\d))?/.exec(text) ?? [];
  if (match === undefined) return undefined;
  return dateToSerial(parts.map((part) => Number(part ?? 0))) ?? undefined;
}

/**
 * The languages that separate the parts of a date by points, by the lowest ten bits of their Windows id (LCID): Bulgarian, Czech,
 * German, Finnish, Norwegian, Polish, Romanian, Russian, Croatian, Slovak, Turkish, Ukrainian, Slovenian, Estonian, Latvian.
 * Source: MS-LCID, and the short dates of CLDR.
 */
const pointLanguages: ReadonlySet<number> = new Set([
  0x02, 0x05, 0x07, 0x0b, 0x14, 0x15, 0x18, 0x19, 0x1a, 0x1b, 0x1f, 0x22, 0x24, 0x25, 0x26,
]);

/** A slash in a date is the separator of the format's language. LibreOffice writes German dates as `[$-407]dd/mm/yyyy`. */
function localizeSlashes(numberFormat: string): string {
  const [, id = ''] = /^\[\$-([0-9a-f]+)\]/i.exec(numberFormat) ?? [];
  const isPoint = pointLanguages.has(Number.parseInt(id, 16) % 0x400);
  return isPoint && isDateFormat(numberFormat) ? numberFormat.replaceAll('/', '.') : numberFormat;
}
