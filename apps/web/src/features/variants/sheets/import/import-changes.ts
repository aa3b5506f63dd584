import type { Sheet } from '@spinreel/sheets/sheet';
import { cancelUpload } from '../../../../ad-draft/uploads/upload-attempts.ts';
import type { DraftThunk } from '../../../../ad-draft/draft-root.ts';
import { replaceAd } from '../../../../ad-draft/history/replace-document.ts';
import { sendVariantImage } from '../../files/upload-variant-image.ts';
import { createFileNames } from '../../files/name-files.ts';
import type { CellImages } from './cell-images.ts';
import { describeCounts, previewImport } from './preview-import.ts';

/** What is imported. */
export interface ImportOrder {
  readonly fileName: string;
  readonly sheets: readonly Sheet[];
  /** The images in cells, as the preview found them. They are uploaded first. */
  readonly images: CellImages;
  /** The handles of images that were uploaded already, by their placeholders. Those of this import are added. */
  readonly uploaded: Map<string, string>;
  readonly signal: AbortSignal;
  /** Called before each upload with the number of finished ones. */
  readonly onProgress: (doneCount: number) => void;
}

/** Uploads the images in the cells, then changes the ad in one step. Returns why nothing was changed; null if it was. */
export function importChanges(order: ImportOrder): DraftThunk<Promise<string | null>> {
  return async (dispatch, getState, { generateId }) => {
    const { adId } = getState().adDraft;
    const failure = await dispatch(uploadImages(order));
    // Another ad may be open by now.
    if (failure !== null || order.signal.aborted || getState().adDraft.adId !== adId) return failure;
    const { adDraft, catalogue } = getState();
    const preview = previewImport(adDraft.ad, {
      sheets: order.sheets,
      sources: {
        ...createFileNames(catalogue),
        findImage: (image, path) => order.uploaded.get(order.images.find(image, path) ?? '') ?? null,
        createId: generateId,
      },
    });
    dispatch(
      replaceAd(() => preview.ad, {
        name: 'import spreadsheet',
        text: `Imported ${describeCounts(preview) ?? 'nothing'} from ${order.fileName}`,
      }),
    );
    return null;
  };
}

function uploadImages(order: ImportOrder): DraftThunk<Promise<string | null>> {
  const { images, uploaded, signal, onProgress } = order;
  return async (dispatch) => {
    for (const [index, { image, slot, placeholder, fileName }] of images.list().entries()) {
      if (signal.aborted) return null;
      onProgress(index);
      if (uploaded.has(placeholder)) continue;
      const cancel = () => dispatch(cancelUpload(slot));
      signal.addEventListener('abort', cancel);
      const file = new File([image.bytes.slice()], fileName, { type: image.type });
      const { handle, message } = await dispatch(sendVariantImage(slot, file));
      signal.removeEventListener('abort', cancel);
      if (handle !== null) uploaded.set(placeholder, handle);
      else if (!signal.aborted) return message ?? `${fileName} was not uploaded. Try again.`;
    }
    return null;
  };
}
