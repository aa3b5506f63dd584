import type { UploadedImage } from '@spinreel/api-contract/uploads';
import type { AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import { assetSlots, type ImageSlot } from '@spinreel/config-schema/options/asset-slots';
import type { ConfigChange } from '@spinreel/config-schema/ad/merge-config';
import { removeCustomBackground } from '@spinreel/config-schema/options/appearance/background-choice';
import { sendImage } from '../../api-client/upload-file.ts';
import { adChanged } from '../ad-draft-slice.ts';
import { assetReceived } from '../catalogue/catalogue-slice.ts';
import { selectAsset } from '../catalogue/select-asset.ts';
import { createImageFacts } from '../catalogue/uploaded-facts.ts';
import type { DraftThunk } from '../draft-root.ts';
import { nameAdAfterCover } from './name-ad-after-cover.ts';
import { coverUploaded } from './new-cover-slice.ts';
import { cancelUpload } from './upload-attempts.ts';
import { createPlainProgress, uploadToPlace } from './upload-to-place.ts';

/** Checks an image and uploads it to its slot. The previous image stays until the upload is complete. */
export function uploadImageTo(slot: ImageSlot, file: File): DraftThunk<Promise<void>> {
  return uploadToPlace<UploadedImage>({
    slot,
    file,
    send: (control) => () => sendImage(file, assetSlots[slot].purpose, control),
    progressAt: createPlainProgress('Processing image...'),
    place:
      (uploaded) =>
      (dispatch, getState, { now }) => {
        const { name: adName } = getState().adDraft.document;
        const oldFileName = selectAsset(getState(), slot)?.originalName;
        const handle = uploaded.fileSystemPath;
        const change = createSlotChange(slot, { filePath: handle });
        const name =
          slot === 'coverImage'
            ? nameAdAfterCover({ adName, oldFileName, fileName: file.name, now: now() })
            : null;
        const asset = { ...createImageFacts(uploaded), originalName: file.name };
        dispatch(assetReceived({ handle, asset }));
        dispatch(adChanged(name === null ? change : { ...change, name }));
        if (slot === 'coverImage') dispatch(coverUploaded({ handle }));
      },
    done: 'Uploaded',
  });
}

/** Removes an image. Without its custom image, the background is the video again. */
export function removeImage(slot: ImageSlot): DraftThunk<void> {
  return (dispatch, getState) => {
    dispatch(cancelUpload(slot));
    const { assets } = getState().adDraft.document;
    dispatch(
      adChanged(
        slot === 'backgroundImage'
          ? { assets: { background: removeCustomBackground(assets?.background ?? {}) } }
          : createSlotChange(slot, null),
      ),
    );
  };
}

function createSlotChange(slot: ImageSlot, image: { filePath: string } | null): ConfigChange<AdDocument> {
  if (slot === 'backgroundImage') return { assets: { background: { customImage: image } } };
  return { assets: { [slot]: image } };
}
