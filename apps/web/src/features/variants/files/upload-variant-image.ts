import type { UploadedImage } from '@spinreel/api-contract/uploads';
import { assetSlots, type ImageSlot } from '@spinreel/config-schema/options/asset-slots';
import { timings } from '@spinreel/config-schema/limits/timings';
import { sendImage } from '../../../api-client/upload-file.ts';
import { assetReceived } from '../../../ad-draft/catalogue/catalogue-slice.ts';
import { createImageFacts } from '../../../ad-draft/catalogue/uploaded-facts.ts';
import type { DraftThunk } from '../../../ad-draft/draft-root.ts';
import { createPlainProgress, uploadToPlace } from '../../../ad-draft/uploads/upload-to-place.ts';
import { showToast } from '../../../ui/feedback/toasts.ts';

/**
 * Checks an image and uploads it with the rules of a slot, without placing it in the base. Returns its handle; null if it was
 * refused or replaced by another upload to the slot, after a message that says why.
 */
export function uploadVariantImage(slot: ImageSlot, file: File): DraftThunk<Promise<string | null>> {
  return async (dispatch) => {
    const toast = { id: `upload-${slot}`, durationMs: timings.noteMs };
    showToast({ ...toast, text: `Uploading ${file.name}…` });
    const { handle, message } = await dispatch(sendVariantImage(slot, file));
    if (handle !== null) showToast({ ...toast, text: `Uploaded ${file.name}`, tone: 'success' });
    else if (message !== null) showToast({ ...toast, text: message, tone: 'error' });
    return handle;
  };
}

/** Does the same without messages. `message` says why there is no handle; null if the upload was canceled. */
export function sendVariantImage(
  slot: ImageSlot,
  file: File,
): DraftThunk<Promise<{ handle: string | null; message: string | null }>> {
  return async (dispatch, getState) => {
    let handle: string | null = null;
    await dispatch(
      uploadToPlace<UploadedImage>({
        slot,
        file,
        send: (control) => () => sendImage(file, assetSlots[slot].purpose, control),
        progressAt: createPlainProgress('Processing image...'),
        place: (uploaded) => (place) => {
          handle = uploaded.fileSystemPath;
          place(assetReceived({ handle, asset: { ...createImageFacts(uploaded), originalName: file.name } }));
        },
        done: 'Uploaded',
      }),
    );
    const { [slot]: state } = getState().uploads;
    return { handle, message: handle === null && state?.hasFailed === true ? state.message : null };
  };
}
