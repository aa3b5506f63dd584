import type { AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import type { Variant } from '@spinreel/config-schema/ad/variants/variant';
import type { OverridablePath } from '@spinreel/config-schema/ad/variants/overridable-paths';
import type { Problem } from '@spinreel/config-schema/problems/problem';
import { textLimits, variantLimits } from '@spinreel/config-schema/limits/limits';
import type { FindVideo } from '@spinreel/variants/resolve/replace-media';
import {
  addVariants,
  renameVariants,
  writeFields,
  type FieldEdit,
} from '../../../ad-draft/variants/edit-variants.ts';
import { readFieldText, type FindFile } from '../../../ad-draft/variants/field-texts.ts';
import type { VariantField } from '../../../ad-draft/variants/variant-fields.ts';
import type { CellEdit } from '../../../ui/grid/grid-model.ts';

/** What a column of the table of variants contains. `screen` columns show images and are not edited. */
export type VariantColumn =
  | { readonly kind: 'name' }
  | { readonly kind: 'screen'; readonly screen: 'gameplay' | 'outro' }
  | { readonly kind: 'field'; readonly field: VariantField };

interface CellContext {
  /** The variants in the rows of the table; null is the base. */
  readonly rows: readonly (string | null)[];
  readonly columns: readonly VariantColumn[];
  /** Whether cells behind the last row make new variants. */
  readonly canAddRows: boolean;
  /** Whether an empty text is the new text. Otherwise it resets the cell, as in sheets. */
  readonly canBeEmpty: boolean;
  readonly findFile: FindFile;
  readonly findVideo: FindVideo;
  readonly generateId: () => string;
}

/**
 * The document after cells were edited, the texts that were refused, the settings that new videos do not have, and the number of
 * new variants.
 */
export interface AppliedEdits {
  readonly document: AdDocument;
  readonly refused: readonly Problem[];
  readonly lost: readonly OverridablePath[];
  readonly addedCount: number;
}

/** Changes a document as the edits of the table's cells say. Texts that are no values of their field are left out. */
export function applyCellEdits(
  document: AdDocument,
  edits: readonly CellEdit[],
  { rows, columns, canAddRows, canBeEmpty, findFile, findVideo, generateId }: CellContext,
): AppliedEdits {
  const refused: Problem[] = [];
  const free = variantLimits.maxVariants - (document.variants?.length ?? 0);
  const added = canAddRows ? listMissingRows(rows.length, edits) : [];
  const newRows = added.slice(0, free).map((): Variant => ({ id: generateId() }));
  if (newRows.length < added.length) {
    const count = (document.variants?.length ?? 0) + added.length;
    const params = { count, limit: variantLimits.maxVariants };
    refused.push({ code: 'sheet-too-many-variants', field: null, params });
  }
  const ids = [...rows, ...newRows.map(({ id }) => id)];
  const fieldEdits: FieldEdit[] = [];
  const names: { id: string; name: string }[] = [];
  for (const { row, column, text } of edits) {
    const { [row]: variantId } = ids;
    const { [column]: target } = columns;
    if (variantId === undefined || target === undefined) continue;
    if (target.kind === 'name' && variantId !== null)
      names.push({ id: variantId, name: (text ?? '').slice(0, textLimits.variantName) });
    if (target.kind !== 'field') continue;
    const { path, definition } = target.field;
    const isEmptyText = text === '' && canBeEmpty && definition.kind === 'text';
    const read = isEmptyText ? emptyText : readFieldText(text ?? '', target.field, { row, column, findFile });
    if (read.ok) fieldEdits.push({ variantId, path, value: read.value });
    else refused.push(read.problem);
  }
  const withRows = newRows.length === 0 ? document : addVariants(document, newRows);
  const named = names.length === 0 ? withRows : renameVariants(withRows, names);
  return { ...writeFields(named, fieldEdits, findVideo), refused, addedCount: newRows.length };
}

const emptyText = { ok: true, value: '' } as const;

function listMissingRows(rowCount: number, edits: readonly CellEdit[]): null[] {
  const last = edits.reduce((largest, { row }) => Math.max(largest, row), rowCount - 1);
  return Array.from({ length: last + 1 - rowCount }, () => null);
}
