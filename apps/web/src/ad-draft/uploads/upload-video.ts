import type { VideoCut, UploadedVideo } from '@spinreel/api-contract/uploads';
import { messages } from '@spinreel/config-schema/messages/messages';
import { processingProgress, transferProgress } from '@spinreel/config-schema/messages/upload-progress';
import { sendVideo } from '../../api-client/upload-file.ts';
import { adChanged } from '../ad-draft-slice.ts';
import { changeVideoCut } from '../video-cut/change-video-cut.ts';
import type { DraftThunk } from '../draft-root.ts';
import { assetReceived } from '../catalogue/catalogue-slice.ts';
import { createVideoFacts } from '../catalogue/uploaded-facts.ts';
import { noVideo } from '../document/create-ad-document.ts';
import { selectVideoCut } from '../video-cut/select-video.ts';
import { cancelUpload } from './upload-attempts.ts';
import { uploadToPlace } from './upload-to-place.ts';

const slot = 'gameplayVideo';

/**
 * Checks a video and uploads it with the draft's crop settings. A new video starts with no trim and no pause points.
 */
export function uploadVideoFile(file: File): DraftThunk<Promise<void>> {
  let cut: VideoCut | null = null;
  return uploadToPlace<UploadedVideo>({
    slot,
    file,
    send:
      (control) =>
      (_dispatch, getState, { generateId }) => {
        cut = selectVideoCut(getState().adDraft.document);
        return sendVideo(file, { cut, progressId: generateId() }, control);
      },
    progressAt: (share) =>
      share < 1
        ? transferProgress({ sentBytes: share * file.size, totalBytes: file.size })
        : processingProgress,
    place:
      (uploaded) =>
      (dispatch, getState, { localVideoUrls }) => {
        const handle = uploaded.fileSystemPath;
        localVideoUrls.set(handle, URL.createObjectURL(file));
        const made = cut ?? selectVideoCut(getState().adDraft.document);
        const asset = { ...createVideoFacts(uploaded, made), originalName: file.name };
        dispatch(assetReceived({ handle, asset }));
        dispatch(adChanged({ assets: { gameplayVideo: { filePath: handle, trim: null } }, pausePoints: [] }));
        // The sliders may have been moved during the upload.
        void dispatch(changeVideoCut({}));
      },
    done: messages.upload.videoDone,
  });
}

/** Removes the video with its trim and pause points. The split screen setting stays. */
export function removeVideo(): DraftThunk<void> {
  return (dispatch, getState) => {
    dispatch(cancelUpload(slot));
    const { splitScreen } = selectVideoCut(getState().adDraft.document);
    dispatch(
      adChanged({ assets: { gameplayVideo: { ...noVideo, splitScreen, trim: null } }, pausePoints: [] }),
    );
  };
}
