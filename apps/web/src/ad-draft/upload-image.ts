import type { UploadedImage } from '@spinreel/api-contract/upload-image';
import type { AdConfig } from '@spinreel/config-schema/ad-config';
import { assetSlots } from '@spinreel/config-schema/asset-slots';
import type { ImageAsset } from '@spinreel/config-schema/assets';
import type { ConfigChange } from '@spinreel/config-schema/merge-config';
import { sendImage } from '../api-client/upload-file.ts';
import { adChanged } from './ad-draft-slice.ts';
import type { DraftThunk } from './draft-root.ts';
import { cancelUpload } from './upload-attempts.ts';
import type { ImageSlot } from './upload-slots.ts';
import { plainProgress, uploadToPlace } from './upload-to-place.ts';

/** Checks an image and uploads it to its place; what is there stays until the new one has arrived. */
export function uploadImageTo(slot: ImageSlot, file: File): DraftThunk<Promise<void>> {
  return uploadToPlace<UploadedImage>({
    slot,
    file,
    send: (control) => () => sendImage(file, assetSlots[slot].purpose, control),
    progressAt: plainProgress('Processing image...'),
    place: (uploaded) => (dispatch) => {
      dispatch(adChanged(placed(slot, imageAsset(uploaded, file.name))));
    },
    done: 'Uploaded',
  });
}

/** Empties the place of an image. Without its custom image the background is the video again. */
export function removeImage(slot: ImageSlot): DraftThunk<void> {
  return (dispatch) => {
    dispatch(cancelUpload(slot));
    const patch = placed(slot, null);
    dispatch(
      adChanged(
        slot === 'backgroundImage'
          ? { assets: { background: { type: 'transparent-video', customImage: null } } }
          : patch,
      ),
    );
  };
}

function placed(slot: ImageSlot, image: ImageAsset | null): ConfigChange<AdConfig> {
  if (slot === 'backgroundImage') return { assets: { background: { customImage: image } } };
  return { assets: { [slot]: image } };
}

function imageAsset(uploaded: UploadedImage, fileName: string): ImageAsset {
  return {
    filePath: uploaded.fileSystemPath,
    fileSystemPath: uploaded.fileSystemPath,
    uploadedPath: uploaded.filePath,
    processedUrl: uploaded.processedImage.optimizedUrl,
    preview: uploaded.processedImage.optimizedUrl,
    originalName: fileName,
  };
}
