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
  const { numberFormat, isDate1904 } = options;
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
