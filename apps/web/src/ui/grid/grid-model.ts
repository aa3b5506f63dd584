import type { ReactNode } from 'react';

/** A column of a grid. */
export interface GridColumn {
  readonly id: string;
  /** What the column is called, for screen readers too. */
  readonly title: string;
  readonly widthPx: number;
  /** What its header shows. Default: the title. */
  readonly header?: ReactNode;
}

/** How a cell is edited: as a text, or as a choice from a list. */
export type CellEditor =
  | {
      readonly kind: 'text';
      readonly maxLength: number;
      readonly language?: string | undefined;
    }
  | {
      readonly kind: 'choice';
      readonly options: readonly { readonly value: string; readonly label: string }[];
    };

/** What a cell of a grid contains. */
export interface GridCell {
  /** The text that is copied and edited. Of a choice, the value of the option. */
  readonly text: string;
  /** The text that is copied, if it differs from the edited one. */
  readonly copied?: string;
  /** What the cell shows. Default: the text. */
  readonly shown?: ReactNode;
  /** Where the value comes from, in a word. Read after the value, and shown as a tooltip. */
  readonly note?: string | undefined;
  readonly isDimmed?: boolean;
  /** The BCP 47 tag of the text, if it is not that of the page. */
  readonly language?: string | undefined;
  /** Left out if the cell cannot be edited. */
  readonly editor?: CellEditor;
}

/** A change of one cell. The row may lie behind the last one, if cells were pasted there. */
export interface CellEdit {
  readonly row: number;
  readonly column: number;
  /** Null resets the cell. */
  readonly text: string | null;
}

/** What a person did to change cells. */
export type EditReason = 'type' | 'paste' | 'fill' | 'reset' | 'cut';
