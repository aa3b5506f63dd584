import type { UploadedImage } from '@spinreel/api-contract/upload-image';
import type { AdConfig } from '@spinreel/config-schema/ad-config';
import { assetSlots } from '@spinreel/config-schema/asset-slots';
import type { ImageAsset } from '@spinreel/config-schema/assets';
import { uploadProblem } from '@spinreel/config-schema/upload-rules';
import { sendImage } from '../api-client/upload-file.ts';
import type { ConfigChange } from '@spinreel/config-schema/merge-config';
import { adChanged } from './ad-draft-slice.ts';
import type { DraftThunk } from './draft-root.ts';
import { attemptUpload, beginUpload, stopUpload } from './upload-attempts.ts';
import { uploadSituation, type ImageSlot } from './upload-slots.ts';
import { uploadFailed, uploadForgotten, uploadProgressed } from './uploads-slice.ts';

/** Checks an image and uploads it to its place; what is there stays until the new one has arrived. */
export function uploadImageTo(slot: ImageSlot, file: File): DraftThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const purpose = assetSlots[slot].purpose;
    const problem = uploadProblem(purpose, { name: file.name, sizeBytes: file.size });
    if (problem !== null) {
      dispatch(uploadFailed({ slot, message: problem, isRefusal: true }));
      return;
    }
    const signal = dispatch(beginUpload(slot));
    const { adId } = getState().adDraft;
    const onProgress = (share: number) => {
      const percent = Math.round(share * 100);
      const stage = share < 1 ? 'uploading' : 'processing';
      const message = share < 1 ? `Uploading, ${percent} %` : 'Processing image...';
      dispatch(uploadProgressed({ slot, percent, stage, message }));
    };
    onProgress(0);
    const uploaded = await dispatch(
      attemptUpload<UploadedImage>({
        slot,
        signal,
        situation: uploadSituation(slot),
        send: () => sendImage(file, purpose, { signal, onProgress }),
      }),
    );
    if (uploaded === null || getState().adDraft.adId !== adId) return;
    dispatch(adChanged(placed(slot, imageAsset(uploaded, file.name))));
    dispatch(uploadProgressed({ slot, percent: 100, stage: 'complete', message: 'Uploaded' }));
  };
}

/** Empties the place of an image. Without its custom image the background is the video again. */
export function removeImage(slot: ImageSlot): DraftThunk<void> {
  return (dispatch) => {
    dispatch(stopUpload(slot));
    dispatch(uploadForgotten(slot));
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
