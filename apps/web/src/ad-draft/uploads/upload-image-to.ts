import type { UploadedImage } from '@spinreel/api-contract/uploads';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { assetSlots, type ImageSlot } from '@spinreel/config-schema/options/asset-slots';
import type { ImageAsset } from '@spinreel/config-schema/ad/assets';
import type { ConfigChange } from '@spinreel/config-schema/ad/merge-config';
import { sendImage } from '../../api-client/upload-file.ts';
import { adChanged } from '../ad-draft-slice.ts';
import type { DraftThunk } from '../draft-root.ts';
import { nameAdAfterCover } from './name-ad-after-cover.ts';
import { cancelUpload } from './upload-attempts.ts';
import { imageUploaded } from './still-images-slice.ts';
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
        const { config } = getState().adDraft;
        const change = createSlotChange(slot, createImageAsset(uploaded, file.name));
        const name =
          slot === 'coverImage' ? nameAdAfterCover({ config, fileName: file.name, now: now() }) : null;
        dispatch(imageUploaded(uploaded));
        dispatch(adChanged(name === null ? change : { ...change, name }));
      },
    done: 'Uploaded',
  });
}

/** Removes an image. Without its custom image, the background is the video again. */
export function removeImage(slot: ImageSlot): DraftThunk<void> {
  return (dispatch) => {
    dispatch(cancelUpload(slot));
    const patch = createSlotChange(slot, null);
    dispatch(
      adChanged(
        slot === 'backgroundImage'
          ? { assets: { background: { type: 'transparent-video', customImage: null } } }
          : patch,
      ),
    );
  };
}

function createSlotChange(slot: ImageSlot, image: ImageAsset | null): ConfigChange<AdConfig> {
  if (slot === 'backgroundImage') return { assets: { background: { customImage: image } } };
  return { assets: { [slot]: image } };
}

function createImageAsset(uploaded: UploadedImage, fileName: string): ImageAsset {
  return {
    filePath: uploaded.fileSystemPath,
    fileSystemPath: uploaded.fileSystemPath,
    uploadedPath: uploaded.filePath,
    processedUrl: uploaded.processedImage.optimizedUrl,
    preview: uploaded.processedImage.optimizedUrl,
    originalName: fileName,
  };
}
