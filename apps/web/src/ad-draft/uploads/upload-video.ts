import type { VideoCut, UploadedVideo } from '@spinreel/api-contract/uploads';
import { messages } from '@spinreel/config-schema/messages/messages';
import { processingProgress, transferProgress } from '@spinreel/config-schema/messages/upload-progress';
import { resolveFraming } from '@spinreel/config-schema/ad/resolve-ad';
import { proposeFraming, proposeShape } from '@spinreel/config-schema/options/placement/video-shapes';
import { sendVideo } from '../../api-client/upload-file.ts';
import { adChanged } from '../ad-draft-slice.ts';
import { changeVideoCut } from '../video-cut/change-video-cut.ts';
import type { DraftRoot, DraftThunk } from '../draft-root.ts';
import { assetReceived } from '../catalogue/catalogue-slice.ts';
import { createVideoFacts } from '../catalogue/uploaded-facts.ts';
import { noVideo } from '../document/create-ad-document.ts';
import { isSameCut, selectVideoCut } from '../video-cut/select-video.ts';
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
        const { width, height } = uploaded.processedVideo;
        localVideoUrls.set(handle, URL.createObjectURL(file));
        const made = cut ?? selectVideoCut(getState().adDraft.document);
        const asset = { ...createVideoFacts(uploaded, made), originalName: file.name };
        dispatch(assetReceived({ handle, asset }));
        const framing = chooseFraming(getState(), width / height);
        const gameplayVideo = { filePath: handle, trim: null, reels: null, ...framing };
        dispatch(adChanged({ assets: { gameplayVideo }, pausePoints: [] }));
        // The sliders may have been moved during the upload.
        void dispatch(changeVideoCut({}));
      },
    done: messages.upload.videoDone,
  });
}

/**
 * Chooses how a new video is shown, unless somebody has chosen it before. The area of the reels belongs to one video, so the
 * next one gets the shape that suits it.
 */
function chooseFraming(root: DraftRoot, aspect: number): Partial<ReturnType<typeof proposeFraming>> {
  if (isUntouched(root)) return proposeFraming(aspect);
  const { splitScreen, shape } = selectVideoCut(root.adDraft.document);
  return shape === 'reels' ? { shape: proposeShape({ aspect, splitScreen }) } : {};
}

/** Whether nobody has chosen how the video is cropped. */
function isUntouched({ adDraft }: DraftRoot): boolean {
  return isSameCut(selectVideoCut(adDraft.document), resolveFraming(noVideo));
}

/** Removes the video with its trim and pause points. The split screen setting stays. */
export function removeVideo(): DraftThunk<void> {
  return (dispatch, getState) => {
    dispatch(cancelUpload(slot));
    const { splitScreen } = selectVideoCut(getState().adDraft.document);
    dispatch(
      adChanged({
        assets: { gameplayVideo: { ...noVideo, splitScreen, shape: null, reels: null, trim: null } },
        pausePoints: [],
      }),
    );
  };
}
