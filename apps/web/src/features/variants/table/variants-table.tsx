import { variantLimits } from '@spinreel/config-schema/limits/limits';
import { writeCount } from '@spinreel/config-schema/messages/format/write-count';
import type { ImageSlot } from '@spinreel/config-schema/options/asset-slots';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useNameFile } from '../../../ad-draft/catalogue/use-name-file.ts';
import { useDraftDispatch, useDraftSelector } from '../../../ad-draft/draft-root.ts';
import type { VariantField } from '../../../ad-draft/variants/variant-fields.ts';
import { generateId } from '../../../lib/generate-id.ts';
import { DataGrid, type GridActions } from '../../../ui/grid/data-grid.tsx';
import type { CellEdit, EditReason, GridColumn } from '../../../ui/grid/grid-model.ts';
import type { GridRange } from '../../../ui/grid/grid-range.ts';
import { uploadOption } from '../files/create-file-options.ts';
import { ImageInput, type ImageRequest } from '../files/image-input.tsx';
import { uploadVariantImage } from '../files/upload-variant-image.ts';
import { useFiles } from '../files/use-files.ts';
import { SheetMenu } from '../sheets/sheet-menu.tsx';
import { applyCellEdits, type VariantColumn } from './apply-cell-edits.ts';
import { createVariantCell } from './create-variant-cell.tsx';
import { NoVariants } from './no-variants.tsx';
import { useShownFields } from './use-shown-fields.ts';
import { tooManyVariants, useVariantEdits } from './use-variant-edits.ts';
import { useEqualVariants, useVariantRows } from './use-variant-rows.ts';
import { thumbHeightPx } from './variant-thumb.tsx';
import { VariantsToolbar } from './variants-toolbar.tsx';
import styles from './variants-table.module.css';

/** The base and all variants of the ad as a spreadsheet: a row for each, and a column for each chosen field. */
export function VariantsTable({ onCombine }: { onCombine: () => void }) {
  const dispatch = useDraftDispatch();
  const ad = useDraftSelector(({ adDraft }) => adDraft.ad);
  const files = useFiles();
  const nameFile = useNameFile();
  const edits = useVariantEdits();
  const [filter, setFilter] = useState('');
  const { fields, isShown, toggle, showsScreens, toggleScreens } = useShownFields(ad);
  const rows = useVariantRows(ad, { filter, fields, nameFile });
  const equal = useEqualVariants(ad, nameFile);
  const [range, setRange] = useState<GridRange>({ top: 0, left: 1, bottom: 0, right: 1 });
  const [imageRequest, setImageRequest] = useState<ImageRequest<CellEdit[]> | null>(null);
  const gridRef = useRef<GridActions>(null);
  const columns = useMemo(() => listColumns(fields, showsScreens), [fields, showsScreens]);
  const gridColumns = useMemo(() => columns.map(toGridColumn), [columns]);
  const getCell = useCallback(
    (row: number, index: number) => {
      const variant = rows[row] ?? null;
      const column = columns[index] ?? ({ kind: 'name' } as const);
      return createVariantCell({
        ad,
        variant,
        column,
        files,
        equalTo: equal.get(variant?.id ?? null),
      });
    },
    [ad, rows, columns, files, equal],
  );
  const rowIds = rows.map((variant) => variant?.id ?? null);
  const apply = (changed: readonly CellEdit[], reason: EditReason, findFile = files.findHandle) =>
    edits.applyEdits(
      (before) =>
        applyCellEdits(before, changed, {
          rows: rowIds,
          columns,
          canAddRows: reason === 'paste' && filter === '',
          canBeEmpty: reason === 'type',
          findFile,
          findVideo: files.findVideo,
          generateId,
        }),
      nameStep(changed, reason, columns),
    );
  const edit = (changed: CellEdit[], reason: EditReason) => {
    const slot = changed.some(({ text }) => text === uploadOption) ? findSlot(changed, columns) : null;
    if (slot === null) apply(changed, reason);
    else setImageRequest({ slot, target: changed });
  };
  const uploadTo = async ({ slot, target }: ImageRequest<CellEdit[]>, file: File) => {
    const handle = await dispatch(uploadVariantImage(slot, file));
    if (handle === null) return;
    apply(
      target.map((change) => ({ ...change, text: handle })),
      'type',
      () => handle,
    );
  };
  const variantCount = ad.variants?.length ?? 0;
  const selectedIds = rowIds.slice(range.top, range.bottom + 1);
  const addOne = () => {
    setFilter('');
    edits.add([{ id: generateId() }]);
    gridRef.current?.selectCell({ row: variantCount + 1, column: 1 });
  };
  const isFull = variantCount >= variantLimits.maxVariants;
  const sheetMenu = <SheetMenu view="variants" paths={fields.map(({ path }) => path)} />;
  if (variantCount === 0) return <NoVariants onAdd={addOne} onCombine={onCombine} sheetMenu={sheetMenu} />;
  return (
    <section className={styles.table} aria-label="Variants">
      <VariantsToolbar
        {...{ filter, showsScreens, isShown, onCombine, selectedIds, columns, files, sheetMenu }}
        range={range}
        isFull={isFull}
        onFilter={setFilter}
        onToggleScreens={toggleScreens}
        onToggleField={toggle}
        onAdd={addOne}
        onDuplicate={() => edits.duplicate(selectedIds)}
        onDelete={() => edits.remove(selectedIds)}
        onEdit={edit}
      />
      <DataGrid
        label="Variants"
        columns={gridColumns}
        rowCount={rows.length}
        rowHeightPx={thumbHeightPx + 16}
        headerHeightPx={40}
        frozenRowCount={1}
        getRowId={(row) => rows[row]?.id ?? 'base'}
        getCell={getCell}
        onEdit={edit}
        onSelect={setRange}
        actionsRef={gridRef}
      />
      <p className="small-faint" role="status">
        {describeRows({ shown: rows.length - 1, total: variantCount, isFiltered: filter.trim() !== '' })}
        {isFull && `. ${tooManyVariants}`}
      </p>
      <ImageInput request={imageRequest} onFile={uploadTo} />
    </section>
  );
}

function listColumns(fields: readonly VariantField[], showsScreens: boolean): VariantColumn[] {
  const screens: VariantColumn[] = showsScreens
    ? [
        { kind: 'screen', screen: 'gameplay' },
        { kind: 'screen', screen: 'outro' },
      ]
    : [];
  return [{ kind: 'name' }, ...screens, ...fields.map((field) => ({ kind: 'field' as const, field }))];
}

function toGridColumn(column: VariantColumn): GridColumn {
  switch (column.kind) {
    case 'name':
      return { id: 'name', title: 'Variant', widthPx: 224 };
    case 'screen':
      return { id: column.screen, title: column.screen === 'gameplay' ? 'Pause' : 'Outro', widthPx: 72 };
    case 'field': {
      const { path, name, definition } = column.field;
      const isWide = ['text', 'image', 'media', 'times'].includes(definition.kind);
      return { id: path, title: name, widthPx: isWide ? 200 : 148 };
    }
  }
}

/** Names an edit for the undo history, as a command. */
function nameStep(edits: readonly CellEdit[], reason: EditReason, columns: readonly VariantColumn[]): string {
  const [edit] = edits;
  const column = edit === undefined || edits.length > 1 ? undefined : columns[edit.column];
  const verb = reason === 'type' ? 'change' : reason;
  if (column === undefined) return `${verb} ${edits.length} cells`;
  const name = column.kind === 'field' ? column.field.name : 'name of the variant';
  return `${verb} ${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}

function findSlot(edits: readonly CellEdit[], columns: readonly VariantColumn[]): ImageSlot | null {
  const column = columns[edits[0]?.column ?? -1];
  return column?.kind === 'field' && column.field.definition.kind === 'image'
    ? column.field.definition.slot
    : null;
}

function describeRows({ shown, total, isFiltered }: { shown: number; total: number; isFiltered: boolean }) {
  const count = writeCount(total, 'variant');
  if (isFiltered && shown === 0) return 'No variants match the filter.';
  return isFiltered ? `${shown.toLocaleString('en')} of ${count}` : count;
}
