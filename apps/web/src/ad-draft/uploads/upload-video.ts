import type { VideoCut, UploadedVideo } from '@spinreel/api-contract/uploads';
import type { VideoAsset } from '@spinreel/config-schema/ad/assets';
import { messages } from '@spinreel/config-schema/messages/messages';
import { processingProgress, transferProgress } from '@spinreel/config-schema/messages/upload-progress';
import { resolveFraming } from '@spinreel/config-schema/ad/resolve-ad';
import { proposeFraming } from '@spinreel/config-schema/options/placement/video-shapes';
import { sendVideo } from '../../api-client/upload-file.ts';
import { adChanged, documentReplaced } from '../ad-draft-slice.ts';
import { changeVideoCut } from '../video-cut/change-video-cut.ts';
import type { DraftRoot, DraftThunk } from '../draft-root.ts';
import { assetReceived } from '../catalogue/catalogue-slice.ts';
import { createVideoFinder } from '../catalogue/create-video-finder.ts';
import { createVideoFacts } from '../catalogue/uploaded-facts.ts';
import { noVideo } from '../document/create-ad-document.ts';
import { findHandle } from '../document/find-handle.ts';
import { offerUndo } from '../history/replace-document.ts';
import { describeLosses, writeFields } from '../variants/edit-variants.ts';
import { isSameCut, selectVideoCut } from '../video-cut/select-video.ts';
import { cancelUpload } from './upload-attempts.ts';
import { uploadToPlace } from './upload-to-place.ts';

const slot = 'gameplayVideo';

/**
 * Checks a video and uploads it with the draft's crop settings. The first video starts with no trim and no pause points. Another
 * one keeps the settings of the former one that fit it. If it loses some, they are named, and the change can be undone.
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
        dispatch(
          findHandle(getState().adDraft.document, slot) === null ? addVideo(handle) : replaceVideo(handle),
        );
        // The sliders may have been moved during the upload.
        void dispatch(changeVideoCut({}));
      },
    done: messages.upload.videoDone,
  });
}

function addVideo(handle: string): DraftThunk<void> {
  return (dispatch, getState) => {
    const { gameplayVideo: empty } = getState().adDraft.document.assets ?? {};
    const settings = { ...(empty?.shape === 'reels' && { shape: null }), reels: null, trim: null };
    const framing = chooseFraming(getState(), handle, { ...empty, ...settings });
    dispatch(
      adChanged({
        assets: { gameplayVideo: { filePath: handle, ...settings, ...framing } },
        pausePoints: [],
      }),
    );
  };
}

function replaceVideo(handle: string): DraftThunk<void> {
  return (dispatch, getState, { now }) => {
    const { adDraft, catalogue } = getState();
    const edit = { variantId: null, path: 'assets.gameplayVideo', value: { filePath: handle } } as const;
    const { document, lost } = writeFields(adDraft.document, [edit], createVideoFinder(catalogue));
    const { gameplayVideo: kept, ...others } = document.assets ?? {};
    const gameplayVideo = { ...kept, filePath: handle, ...chooseFraming(getState(), handle, kept) };
    const replacement = documentReplaced({
      document: { ...document, assets: { ...others, gameplayVideo } },
      ...{ name: 'replace gameplay video', at: now().toISOString() },
    });
    dispatch(offerUndo(replacement, () => describeLosses({ lost })));
  };
}

/**
 * Chooses how a new video is shown, unless `kept`, the settings that it has from the former one, are not the proposed ones:
 * somebody has chosen them.
 */
function chooseFraming(
  { adDraft: { document }, catalogue }: DraftRoot,
  handle: string,
  kept: Partial<VideoAsset> | null | undefined,
): Partial<ReturnType<typeof proposeFraming>> {
  const findVideo = createVideoFinder(catalogue);
  const [proposal, formerProposal] = [handle, findHandle(document, slot)].map((each) => {
    const video = each === null ? null : findVideo(each);
    return video && proposeFraming(video.widthPx / video.heightPx);
  });
  const isUntouched = [noVideo, { ...noVideo, ...formerProposal }].some((each) =>
    isSameCut(resolveFraming(kept), resolveFraming(each)),
  );
  return isUntouched ? (proposal ?? {}) : {};
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
