/** A cell of a sheet. A type, so that it can be sent like all parameters of problems. */
export type SheetPlace = {
  /** The name of the sheet, where messages should say it. */
  readonly sheet?: string;
  /** Starts at 1, as spreadsheet programs show it. */
  readonly row: number;
  /** Its letters: 'B'. */
  readonly column: string;
  /** The text at the top of its column. */
  readonly header: string;
  /** The text in the cell. */
  readonly value: string;
};

/** The problems of names and sheets of variants, with the values that their texts contain. */
export interface VariantProblemParams {
  /** `known` are the placeholders that there are. */
  'name-placeholder-unknown': { readonly placeholder: string; readonly known: readonly string[] };
  'name-placeholder-open': Readonly<Record<string, never>>;
  /** Files differ in what the placeholder stands for, and the template does not contain it. */
  'name-placeholder-missing': { readonly placeholder: string; readonly count: number };
  'name-characters': { readonly name: string; readonly characters: string };
  'name-empty': Readonly<Record<string, never>>;
  'name-reserved': { readonly name: string };
  'name-too-long': { readonly name: string; readonly limit: number };
  /** Several files have the same name, apart from upper and lower case. */
  'name-repeated': { readonly name: string; readonly count: number };
  'sheet-empty': Readonly<Record<string, never>>;
  'sheet-column-missing': { readonly header: string };
  'sheet-column-unknown': SheetPlace;
  'sheet-column-repeated': SheetPlace;
  /** No variant of the ad has the id. */
  'sheet-id-unknown': SheetPlace;
  /** An earlier row, `firstRow`, is for the same variant or the same text. */
  'sheet-row-repeated': SheetPlace & { readonly firstRow: number };
  /** Several variants have the name, and the row has no id. */
  'sheet-name-ambiguous': SheetPlace;
  'sheet-too-many-variants': { readonly count: number; readonly limit: number };
  /** No variant shows the text in the field. */
  'sheet-text-unknown': SheetPlace;
  /** The spreadsheet program has no usable value for the cell, such as an error of a formula. */
  'sheet-cell-unreadable': SheetPlace;
  'sheet-image-in-cell': SheetPlace;
  'sheet-image-url': SheetPlace;
  'sheet-file-unknown': SheetPlace;
  'sheet-not-a-flag': SheetPlace;
  'sheet-not-a-number': SheetPlace & { readonly min: number | null; readonly max: number | null };
  'sheet-not-a-color': SheetPlace;
  'sheet-not-an-option': SheetPlace & { readonly options: readonly string[] };
  'sheet-text-too-long': SheetPlace & { readonly limit: number };
  /** A position, a trim or a list that is not valid JSON, or a value that the field does not accept. */
  'sheet-value-invalid': SheetPlace;
  'sheet-store-url': SheetPlace;
}
