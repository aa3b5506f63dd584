import { xmlDeclaration } from './xml.ts';

/** The indices of the styles of cells. Locking has an effect only if the sheet is protected. */
export const cellStyles = {
  text: 1,
  lockedText: 2,
  header: 3,
  lockedHeader: 4,
  image: 5,
  lockedImage: 6,
} as const;

/** Number format 49 is `@`: Excel takes everything that people type as text, so that `12.11` stays `12.11`. */
function writeStyle(style: {
  readonly font: number;
  readonly fill: number;
  readonly isLocked: boolean;
  readonly vertical: 'top' | 'bottom';
}): string {
  const { font, fill, isLocked, vertical } = style;
  return (
    `<xf numFmtId="49" fontId="${font}" fillId="${fill}" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"` +
    ' applyFill="1" applyAlignment="1" applyProtection="1">' +
    `<alignment vertical="${vertical}" wrapText="1"/><protection locked="${isLocked ? 1 : 0}"/></xf>`
  );
}

const styles = [
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
  writeStyle({ font: 0, fill: 0, isLocked: false, vertical: 'top' }),
  writeStyle({ font: 2, fill: 2, isLocked: true, vertical: 'top' }),
  writeStyle({ font: 1, fill: 2, isLocked: false, vertical: 'top' }),
  writeStyle({ font: 1, fill: 2, isLocked: true, vertical: 'top' }),
  // The thumbnail is at the top of the cell.
  writeStyle({ font: 0, fill: 0, isLocked: false, vertical: 'bottom' }),
  writeStyle({ font: 2, fill: 2, isLocked: true, vertical: 'bottom' }),
];

/** The part with all styles: a plain, a bold and a grey font, and a light grey fill. The first two fills are prescribed. */
export const stylesPart =
  `${xmlDeclaration}<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">` +
  '<fonts count="3"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font>' +
  '<font><b/><sz val="11"/><name val="Calibri"/><family val="2"/></font>' +
  '<font><sz val="11"/><color rgb="FF5F6368"/><name val="Calibri"/><family val="2"/></font></fonts>' +
  '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>' +
  '<fill><patternFill patternType="solid"><fgColor rgb="FFF1F3F4"/><bgColor indexed="64"/></patternFill></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  `<cellXfs count="${styles.length}">${styles.join('')}</cellXfs>` +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';
