import type { VideoCut, UploadedVideo } from '@spinreel/api-contract/uploads';
import { resolveFraming } from '@spinreel/config-schema/ad/resolve-ad';
import type { ConfigChange } from '@spinreel/config-schema/ad/merge-config';
import { nameCrop } from '@spinreel/config-schema/ad/video/crop-name';
import { messages } from '@spinreel/config-schema/messages/messages';
import { timings } from '@spinreel/config-schema/limits/timings';
import { completeProgress, processingProgress } from '@spinreel/config-schema/messages/upload-progress';
import { proposeShape, type VideoShape } from '@spinreel/config-schema/options/placement/video-shapes';
import { healthApi } from '../../api-client/health-api.ts';
import { requestCut } from '../../api-client/upload-file.ts';
import { wait } from '../../lib/timing/wait.ts';
import { adChanged, type ChangeOptions } from '../ad-draft-slice.ts';
import { assetReceived, cropShown } from '../catalogue/catalogue-slice.ts';
import { findHandle } from '../document/find-handle.ts';
import { selectAsset } from '../catalogue/select-asset.ts';
import { createVideoFacts } from '../catalogue/uploaded-facts.ts';
import type { DraftThunk } from '../draft-root.ts';
import { isSameCut, selectVideoCut } from './select-video.ts';
import { attemptUpload, beginUpload, cancelUpload, endUpload } from '../uploads/upload-attempts.ts';
import { uploadFailed, uploadProgressed } from '../uploads/uploads-slice.ts';

const slot = 'gameplayVideo';

/** A change of the crop settings. Null is the default. */
type VideoCutChange = ConfigChange<Omit<VideoCut, 'shape'>> & { readonly shape?: VideoShape | null };

/**
 * Changes the crop settings of the video. A crop that the server has is shown at once. Otherwise the server makes it once the
 * changes have settled. A newer crop replaces one that is running.
 */
export function changeVideoCut(
  change: VideoCutChange,
  options: ChangeOptions = {},
): DraftThunk<Promise<void>> {
  return async (dispatch, getState, { runningUploads }) => {
    if (Object.keys(change).length > 0) dispatch(adChanged({ assets: { gameplayVideo: change } }, options));
    // When an upload ends, it applies the crop settings itself.
    const { document } = getState().adDraft;
    const handle = findHandle(document, slot);
    if (handle === null || runningUploads.has(slot)) return;
    const wanted = selectVideoCut(document);
    const { cut: made, crops = [] } = selectAsset(getState(), slot) ?? {};
    // A server that does not report the crop is assumed to have applied the settings of the stored ad.
    const isShown = made === undefined ? Object.keys(change).length === 0 : isSameCut(made, wanted);
    const isMade = isShown || crops.includes(nameCrop(wanted));
    if (!isShown && isMade) dispatch(cropShown({ handle, cut: wanted }));
    if (!isMade) await dispatch(makeCut());
    else if (runningUploads.has('videoCut')) dispatch(cancelUpload(slot));
  };
}

/**
 * Switches between split screen and full screen, and crops the video to the shape that suits the mode. A video that shows only
 * its reels does so in both.
 */
export function changeSplitScreen(splitScreen: boolean): DraftThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { width, height } = selectAsset(getState(), slot) ?? {};
    if (selectVideoCut(getState().adDraft.document).shape === 'reels')
      return dispatch(changeVideoCut({ splitScreen }));
    const shape = width && height ? proposeShape({ aspect: width / height, splitScreen }) : null;
    return dispatch(changeVideoCut({ splitScreen, shape }));
  };
}

/**
 * Cancels the running upload or crop of the video. After a canceled crop, the settings are those of the displayed crop.
 */
export function cancelVideoWork(): DraftThunk<void> {
  return (dispatch, getState, { runningUploads }) => {
    const isCutting = runningUploads.has('videoCut');
    dispatch(cancelUpload(slot));
    const made = selectAsset(getState(), slot)?.cut;
    if (isCutting && made !== undefined)
      dispatch(
        adChanged({ assets: { gameplayVideo: { shape: null, reels: null, ...resolveFraming(made) } } }),
      );
  };
}

function makeCut(): DraftThunk<Promise<void>> {
  return async (dispatch, getState, { generateId }) => {
    const signal = dispatch(beginUpload('videoCut'));
    dispatch(uploadProgressed({ slot, ...processingProgress }));
    await wait(timings.settleMs, signal);
    if (signal.aborted) return;
    const isRunning = await dispatch(waitForServer(signal));
    const { adId, document } = getState().adDraft;
    const filePath = findHandle(document, slot) ?? '';
    const known = selectAsset(getState(), slot);
    if (!isRunning || signal.aborted || adId === null) return;
    const cut = selectVideoCut(document);
    const isOver = () => signal.aborted || getState().adDraft.adId !== adId;
    const uploaded = await dispatch(
      attemptUpload<UploadedVideo>({
        slot,
        signal,
        situation: 'mainUpload',
        retry: makeCut(),
        send: () => {
          dispatch(uploadProgressed({ slot, ...processingProgress }));
          return requestCut(
            { filePath, adId, ...cut },
            {
              progressId: generateId(),
              signal,
              onWork: (progress) => {
                if (!isOver()) dispatch(uploadProgressed({ slot, ...progress }));
              },
            },
          );
        },
      }),
    );
    dispatch(endUpload('videoCut', signal));
    if (uploaded === null || isOver()) return;
    const originalName = known?.originalName ?? uploaded.originalName;
    const asset = { ...createVideoFacts(uploaded, cut), originalName };
    dispatch(assetReceived({ handle: filePath, asset }));
    dispatch(uploadProgressed({ slot, ...completeProgress }));
  };
}

/**
 * Checks whether the server is running. If it is not, shows an error in the video's slot, and continues when it runs again.
 * Returns false if the work was stopped.
 */
function waitForServer(signal: AbortSignal): DraftThunk<Promise<boolean>> {
  return async (dispatch, _getState, { retries }) => {
    const checkHealth = () =>
      dispatch(healthApi.endpoints.readHealth.initiate(undefined, { subscribe: false, forceRefetch: true }));
    while ((await checkHealth()).isError && !signal.aborted) {
      retries.set(slot, makeCut());
      dispatch(uploadFailed({ slot, message: messages.backend.unreachable, canRetry: true }));
      // A retry by hand, another change and leaving the ad stop the wait.
      await wait(timings.busyRetryMs, signal);
    }
    return !signal.aborted;
  };
}
