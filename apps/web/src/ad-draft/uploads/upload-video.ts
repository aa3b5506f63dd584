import type { VideoCut, UploadedVideo } from '@spinreel/api-contract/uploads';
import { messages } from '@spinreel/config-schema/messages/messages';
import { processingProgress, transferProgress } from '@spinreel/config-schema/messages/upload-progress';
import { resolveFraming } from '@spinreel/config-schema/ad/resolve-ad';
import {
  proposeFraming,
  proposeShape,
  type VideoShape,
} from '@spinreel/config-schema/options/placement/video-shapes';
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
    const framing = chooseFraming(getState(), { handle, shape: null });
    const gameplayVideo = { filePath: handle, trim: null, reels: null, ...framing };
    dispatch(adChanged({ assets: { gameplayVideo }, pausePoints: [] }));
  };
}

function replaceVideo(handle: string): DraftThunk<void> {
  return (dispatch, getState, { now }) => {
    const { adDraft, catalogue } = getState();
    const edit = { variantId: null, path: 'assets.gameplayVideo', value: { filePath: handle } } as const;
    const { document, lost } = writeFields(adDraft.document, [edit], createVideoFinder(catalogue));
    const { gameplayVideo: kept, ...others } = document.assets ?? {};
    const framing = chooseFraming(getState(), { handle, shape: kept?.shape ?? null });
    const gameplayVideo = { ...kept, filePath: handle, ...framing };
    const replacement = documentReplaced({
      document: { ...document, assets: { ...others, gameplayVideo } },
      ...{ name: 'replace gameplay video', at: now().toISOString() },
    });
    dispatch(offerUndo(replacement, () => describeLosses({ lost })));
  };
}

/**
 * Chooses how a new video is shown, unless somebody has chosen it for the former one. `shape` is what the new video has of that.
 * The area of the reels belongs to one video, so a video without it gets the shape that suits it.
 */
function chooseFraming(
  { adDraft: { document }, catalogue }: DraftRoot,
  { handle, shape }: { handle: string; shape: VideoShape | null },
): Partial<ReturnType<typeof proposeFraming>> {
  const findAspect = (each: string | null) => {
    const video = each === null ? null : createVideoFinder(catalogue)(each);
    return video === null ? null : video.widthPx / video.heightPx;
  };
  const [aspect, formerAspect] = [handle, findHandle(document, slot)].map(findAspect);
  if (!aspect) return {};
  const former = selectVideoCut(document);
  const proposed = formerAspect ? [proposeFraming(formerAspect)] : [];
  const isUntouched = [noVideo, ...proposed].some((each) =>
    isSameCut(former, resolveFraming({ ...noVideo, ...each })),
  );
  if (isUntouched) return proposeFraming(aspect);
  const { splitScreen } = former;
  return former.shape === 'reels' && shape !== 'reels'
    ? { shape: proposeShape({ aspect, splitScreen }) }
    : {};
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
