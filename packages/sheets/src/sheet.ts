/** A sheet of a spreadsheet file as texts. */
export interface Sheet {
  /** Empty for formats whose sheets have no names. */
  readonly name: string;
  /**
   * All rows from the first one, so `rows[0][0]` is cell A1. Header rows, hidden rows and empty rows are among them. All rows
   * have equal lengths. Empty rows and columns at the end are removed.
   */
  readonly rows: readonly (readonly Cell[])[];
}

/** A cell. An empty cell has an empty text and nothing else. */
export interface Cell {
  /** The text as it is displayed, with `\n` for line breaks. */
  readonly text: string;
  /** Why the text should not be used as it is. */
  readonly problem?: CellProblem;
  /** The image in the cell, or with its top left corner in it. */
  readonly image?: CellImage;
  /** The URL that a click on the cell opens. */
  readonly link?: string;
}

/** An image in a cell. */
export interface CellImage {
  readonly bytes: Uint8Array;
  /** Decided by the content, and not by the file's name. */
  readonly type: CellImageType;
}

/** The MIME types of the images that cells may have. */
export type CellImageType = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp';

/** A mistake in one cell, as data. `findCellProblems` adds where it is. */
export type CellProblem =
  /** The formula of the cell failed. `value` is what is displayed, such as `#N/A`. */
  | { readonly code: 'formula-error'; readonly params: { readonly value: string } }
  /** The file contains a formula, but not its result, because no spreadsheet program has computed it. */
  | { readonly code: 'formula-without-result'; readonly params: { readonly formula: string } }
  /** The cell shows an image from the internet. `url` is empty if a formula computes it. */
  | { readonly code: 'image-url'; readonly params: { readonly url: string } }
  /** The image is of another type than `CellImageType`, or damaged. `fileName` is its name in the file. */
  | { readonly code: 'image-unsupported'; readonly params: { readonly fileName: string } }
  /** Only the first of several images in the cell is read. */
  | { readonly code: 'several-images'; readonly params: { readonly count: number } };
