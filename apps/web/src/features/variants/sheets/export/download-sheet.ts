import { defaults } from '@spinreel/config-schema/ad/defaults';
import type { OverridablePath } from '@spinreel/config-schema/ad/variants/overridable-paths';
import { createSlug } from '@spinreel/config-schema/options/create-slug';
import { writeCsv } from '@spinreel/sheets/csv/write-csv';
import { writeXlsx } from '@spinreel/sheets/xlsx/write-xlsx';
import type { CellContent } from '@spinreel/sheets/xlsx/xlsx-content';
import { getBaseLanguage, resolveVariant } from '@spinreel/variants/resolve/resolve-variant';
import { listOverriddenFields } from '@spinreel/variants/sheets/list-sheet-fields';
import {
  listAllRows,
  writeTextSheet,
  writeVariantSheet,
  type WrittenSheet,
} from '@spinreel/variants/sheets/write-sheets';
import { getShownUrl } from '../../../../ad-draft/catalogue/catalogue.ts';
import type { DraftRoot, DraftThunk } from '../../../../ad-draft/draft-root.ts';
import type { CreateView } from '../../../../config/create-view.ts';
import { saveBlob } from '../../../../lib/page/save-blob.ts';
import { createFileNames } from '../../files/name-files.ts';
import { drawThumbnails } from './draw-thumbnails.ts';

/** A file to be downloaded. */
export interface SheetDownload {
  /** The table whose rows it contains. */
  readonly view: CreateView;
  readonly format: 'xlsx' | 'csv';
  /** The fields of the table of variants that are shown, in their order. Those that variants override are added. */
  readonly paths: readonly OverridablePath[];
}

/** Saves a table of the workspace as a spreadsheet file. XLSX files of variants also show their covers. */
export function downloadSheet({ view, format, paths }: SheetDownload): DraftThunk<Promise<void>> {
  return async (_dispatch, getState) => {
    const state = getState();
    const { ad } = state.adDraft;
    const sheet = view === 'texts' ? writeTextSheet(ad) : writeShownVariants(state, paths);
    const name = `${createSlug(ad.name ?? defaults.name) || 'ad'}-${view}.${format}`;
    const bytes =
      format === 'csv'
        ? writeCsv(listAllRows(sheet))
        : await writeXlsx([
            { ...sheet, rows: view === 'variants' ? await addCovers(state, sheet) : sheet.rows },
          ]);
    saveBlob(new Blob([bytes.slice()], { type: mimeTypes[format] }), name);
  };
}

const mimeTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

function writeShownVariants(
  { adDraft: { ad }, catalogue }: DraftRoot,
  paths: readonly OverridablePath[],
): WrittenSheet {
  return writeVariantSheet(ad, {
    nameFile: createFileNames(catalogue).nameFile,
    paths: [...new Set([...paths, ...listOverriddenFields(ad)])],
  });
}

/** Adds the cover of each variant to the column of its id, which is locked and ignored when the sheet is read. */
async function addCovers(
  { adDraft: { ad }, catalogue }: DraftRoot,
  { rows }: WrittenSheet,
): Promise<(string | CellContent)[][]> {
  const language = getBaseLanguage(ad);
  const urls = (ad.variants ?? []).map(({ id }) => {
    const handle = resolveVariant(ad, { variantId: id, language }).assets?.coverImage?.filePath;
    return handle ? getShownUrl(catalogue, handle) : null;
  });
  const thumbnails = await drawThumbnails(urls.filter((url) => url !== null));
  return rows.map(([id = '', ...others], index) => {
    const image = thumbnails.get(urls[index] ?? '');
    return [image === undefined ? id : { text: id, image }, ...others];
  });
}
