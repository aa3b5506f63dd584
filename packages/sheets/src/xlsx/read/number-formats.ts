import type { XlsxPackage } from './xlsx-package.ts';

/** The number format of each style of cells, by the style's index. Dates without a format of their own depend on the locale. */
export async function readNumberFormats(
  file: XlsxPackage,
  path: string | undefined,
  locale: string,
): Promise<string[]> {
  const custom = new Map<number, string>();
  const formatIds: number[] = [];
  let isCellStyles = false;
  if (path === undefined) return [];
  await file.parseXml(path, {
    onOpen(name, attributes) {
      if (name === 'numFmt') {
        const code = attributes['formatCode'] ?? '';
        custom.set(Number(attributes['numFmtId']), code.length > maxFormatLength ? 'General' : code);
      }
      if (name === 'cellXfs') isCellStyles = true;
      if (name === 'xf' && isCellStyles) formatIds.push(Number(attributes['numFmtId'] ?? 0));
    },
    onClose(name) {
      if (name === 'cellXfs') isCellStyles = false;
    },
  });
  const shortDate = describeShortDate(locale);
  const translated = new Intl.Locale(locale).language === 'de' ? germanFormats : {};
  return formatIds.map((id) => custom.get(id) ?? translated[id] ?? findBuiltInFormat(id, shortDate));
}

/** Excel accepts no longer ones. */
const maxFormatLength = 255;

/** The formats that files name by an id only, as in the English Excel. Source: ECMA-376 part 1, 18.8.30. */
const builtInFormats: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  5: '$#,##0;-$#,##0',
  6: '$#,##0;-$#,##0',
  7: '$#,##0.00;-$#,##0.00',
  8: '$#,##0.00;-$#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  37: '#,##0;(#,##0)',
  38: '#,##0;(#,##0)',
  39: '#,##0.00;(#,##0.00)',
  40: '#,##0.00;(#,##0.00)',
  41: '#,##0;-#,##0;"-"',
  42: '$#,##0;-$#,##0;"-"',
  43: '#,##0.00;-#,##0.00;"-"',
  44: '$#,##0.00;-$#,##0.00;"-"',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
  49: '@',
};

/** The formats that Excel translates to German. Typing `12.11` there makes a date with format 16. */
const germanFormats: Readonly<Record<number, string>> = {
  15: 'dd". "mmm" "yy',
  16: 'dd". "mmm',
  17: 'mmm" "yy',
};

function findBuiltInFormat(id: number, shortDate: string): string {
  if (id === 22) return `${shortDate} h:mm`;
  // Others than these are dates in East Asian versions.
  if (id === 14 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)) return shortDate;
  return builtInFormats[id] ?? 'General';
}

/** Returns the number format of a locale's short date, as `dd"."mm"."yyyy` for German. Excel takes it from the system. */
function describeShortDate(locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeZone: 'UTC', calendar: 'gregory' });
  return parts
    .formatToParts(Date.UTC(2026, 0, 5))
    .map(({ type, value }) => {
      if (type === 'day') return value.length === 2 ? 'dd' : 'd';
      if (type === 'month') return value.length === 2 ? 'mm' : 'm';
      if (type === 'year') return 'yyyy';
      return `"${value}"`;
    })
    .join('');
}
