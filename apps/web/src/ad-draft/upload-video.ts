import type { VideoCut } from '@spinreel/api-contract/video-cut';
import type { UploadedVideo } from '@spinreel/api-contract/upload-video';
import { messages } from '@spinreel/config-schema/messages';
import { processingProgress, transferProgress } from '@spinreel/config-schema/upload-progress';
import { sendVideo } from '../api-client/upload-file.ts';
import { adChanged } from './ad-draft-slice.ts';
import { changeVideoCut } from './change-video-cut.ts';
import type { DraftThunk } from './draft-root.ts';
import { noVideo } from './new-ad-config.ts';
import { videoCutOf } from './select-video.ts';
import { cancelUpload } from './upload-attempts.ts';
import { uploadToPlace } from './upload-to-place.ts';
import { videoAsset } from './video-asset.ts';
import { cutMade } from './video-cuts-slice.ts';

const slot = 'gameplayVideo';

/** Checks a video and uploads it, cut as the draft says. A new video starts with no trim and no pause points. */
export function uploadVideoFile(file: File): DraftThunk<Promise<void>> {
  let cut: VideoCut | null = null;
  return uploadToPlace<UploadedVideo>({
    slot,
    file,
    send:
      (control) =>
      (_dispatch, getState, { newId }) => {
        cut = videoCutOf(getState().adDraft.config);
        return sendVideo(file, { cut, progressId: newId() }, control);
      },
    progressAt: (share) =>
      share < 1
        ? transferProgress({ sentBytes: share * file.size, totalBytes: file.size })
        : processingProgress,
    place:
      (uploaded) =>
      (dispatch, getState, { localVideoUrls }) => {
        const { fileSize: uploadBytes, fileSystemPath, processedVideo } = uploaded;
        localVideoUrls.set(fileSystemPath, URL.createObjectURL(file));
        const url = processedVideo.optimizedUrl;
        dispatch(cutMade({ url, cut: cut ?? videoCutOf(getState().adDraft.config), uploadBytes }));
        dispatch(
          adChanged({
            assets: { gameplayVideo: { ...videoAsset(uploaded, file.name), trim: null } },
            pausePoints: [],
          }),
        );
        // The sliders may have been moved meanwhile.
        void dispatch(changeVideoCut({}));
      },
    done: messages.upload.videoDone,
  });
}

/** Takes the video away, with its trim and pause points; split screen stays as chosen. */
export function removeVideo(): DraftThunk<void> {
  return (dispatch, getState) => {
    dispatch(cancelUpload(slot));
    const { splitScreen } = videoCutOf(getState().adDraft.config);
    const empty = {
      uploadedPath: null,
      fileSystemPath: null,
      processedUrl: null,
      preview: null,
      originalName: null,
    };
    const unknown = { width: null, height: null, duration: null, frameRate: null };
    dispatch(
      adChanged({
        assets: { gameplayVideo: { ...noVideo, ...empty, ...unknown, splitScreen } },
        pausePoints: [],
      }),
    );
  };
}
