import type { VideoCut } from '@spinreel/api-contract/video-cut';
import type { UploadedVideo } from '@spinreel/api-contract/upload-video';
import { messages } from '@spinreel/config-schema/messages';
import { timings } from '@spinreel/config-schema/timings';
import { completeProgress, processingProgress } from '@spinreel/config-schema/upload-progress';
import { healthApi } from '../api-client/health-api.ts';
import { requestCut } from '../api-client/upload-file.ts';
import { wait } from '../lib/wait.ts';
import { adChanged } from './ad-draft-slice.ts';
import type { DraftRoot, DraftThunk } from './draft-root.ts';
import { videoCutOf } from './select-video.ts';
import { attemptUpload, beginUpload, cancelUpload, endUpload } from './upload-attempts.ts';
import { uploadFailed, uploadProgressed } from './uploads-slice.ts';
import { videoAsset } from './video-asset.ts';
import { cutMade, isSameCut } from './video-cuts-slice.ts';

const slot = 'gameplayVideo';

/**
 * Changes how the video is cut. The server cuts a video that is there anew from what it has, once the changes have settled
 * and it is known to run; the newest cut wins, and nothing is done where the cut is as it was.
 */
export function changeVideoCut(change: Partial<VideoCut>): DraftThunk<Promise<void>> {
  return async (dispatch, getState, { runningUploads }) => {
    if (Object.keys(change).length > 0) dispatch(adChanged({ assets: { gameplayVideo: change } }));
    // The end of an upload looks at the cut by itself.
    if (!videoIn(getState())?.filePath || runningUploads.has(slot)) return;
    if (!isCutMade(getState())) await dispatch(makeCut());
    else if (runningUploads.has('videoCut')) dispatch(cancelUpload(slot));
  };
}

/** Stops the upload or the cut of the video that runs; the settings go back to the cut that is shown. */
export function cancelVideoWork(): DraftThunk<void> {
  return (dispatch, getState, { runningUploads }) => {
    const isCutting = runningUploads.has('videoCut');
    dispatch(cancelUpload(slot));
    const url = videoIn(getState())?.processedUrl ?? '';
    const made = getState().videoCuts.byUrl[url];
    if (isCutting && made !== undefined) dispatch(adChanged({ assets: { gameplayVideo: made.cut } }));
  };
}

function makeCut(): DraftThunk<Promise<void>> {
  return async (dispatch, getState, { newId }) => {
    const signal = dispatch(beginUpload('videoCut'));
    dispatch(uploadProgressed({ slot, ...processingProgress }));
    await wait(timings.settleMs, signal);
    if (signal.aborted) return;
    const isRunning = await dispatch(checkHealth(signal));
    const { adId, config } = getState().adDraft;
    const { filePath = '', originalName = null } = videoIn(getState()) ?? {};
    if (!isRunning || signal.aborted || adId === null) return;
    const cut = videoCutOf(config);
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
              progressId: newId(),
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
    const { fileSize: uploadBytes, processedVideo } = uploaded;
    dispatch(cutMade({ url: processedVideo.optimizedUrl, cut, uploadBytes }));
    const gameplayVideo = videoAsset(uploaded, originalName);
    dispatch(adChanged({ assets: { gameplayVideo } }, { isConsequence: true }));
    dispatch(uploadProgressed({ slot, ...completeProgress }));
  };
}

/** Whether the server runs; says so in the video's place where it does not. */
function checkHealth(signal: AbortSignal): DraftThunk<Promise<boolean>> {
  return async (dispatch, _getState, { retries }) => {
    const health = await dispatch(
      healthApi.endpoints.readHealth.initiate(undefined, { subscribe: false, forceRefetch: true }),
    );
    if (!health.isError || signal.aborted) return !health.isError;
    dispatch(endUpload('videoCut', signal));
    retries.set(slot, makeCut());
    dispatch(uploadFailed({ slot, message: messages.backend.unreachable, canRetry: true }));
    return false;
  };
}

/** Whether what the server shows is cut as the draft says. */
function isCutMade(root: DraftRoot): boolean {
  const { byUrl, newestUrl } = root.videoCuts;
  const url = videoIn(root)?.processedUrl ?? null;
  const made = url === null ? undefined : byUrl[url];
  return made !== undefined && url === newestUrl && isSameCut(made.cut, videoCutOf(root.adDraft.config));
}

function videoIn({ adDraft }: DraftRoot) {
  return adDraft.config.assets?.gameplayVideo;
}
