import type { CellImage } from '../sheet.ts';

/** A sheet to be written to an XLSX file. */
export interface SheetContent {
  /** What Excel does not permit in names is replaced, and equal names get a number. */
  readonly name: string;
  readonly columns: readonly ColumnContent[];
  /** The rows below the header. Rows may be shorter than there are columns. */
  readonly rows: readonly (readonly (string | CellContent)[])[];
}

/** A column, and the cell in the header. */
export interface ColumnContent {
  readonly header: string;
  /** In characters. By default, it is chosen by the texts. */
  readonly width?: number;
  /** Whether people can only edit the column after they have removed the sheet's protection, which has no password. */
  readonly isLocked?: boolean;
  /** The texts to which the column is limited. They are offered in a list. */
  readonly choices?: readonly string[];
  /** A note at the header. */
  readonly note?: string;
}

/** A cell with more than a text. */
export interface CellContent {
  readonly text: string;
  /** A PNG or JPEG image, shown in the cell above its text. */
  readonly image?: CellImage;
  /** A note at the cell, shown when the pointer is over it. */
  readonly note?: string;
}
