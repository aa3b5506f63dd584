import type { UploadedVideo } from '@spinreel/api-contract/upload-video';
import type { VideoAsset } from '@spinreel/config-schema/assets';
import { messages } from '@spinreel/config-schema/messages';
import { timings } from '@spinreel/config-schema/timings';
import {
  completeProgress,
  processingProgress,
  transferProgress,
} from '@spinreel/config-schema/upload-progress';
import { uploadProblem } from '@spinreel/config-schema/upload-rules';
import { healthApi } from '../api-client/health-api.ts';
import { sendVideo, type VideoCut } from '../api-client/upload-file.ts';
import { wait } from '../lib/wait.ts';
import { adChanged } from './ad-draft-slice.ts';
import type { DraftThunk } from './draft-root.ts';
import { noVideo } from './new-ad-config.ts';
import { videoCutOf } from './select-video.ts';
import { attemptUpload, beginUpload, stopUpload } from './upload-attempts.ts';
import { isUploading, uploadFailed, uploadForgotten, uploadProgressed } from './uploads-slice.ts';

const slot = 'gameplayVideo';

/** Said where the original is not on this device, so that the timeline keeps its old cut. */
const cutLater =
  'Saved. The preview and the exported ad use this cut. To see it here too, upload the video again on this device.';

/** Checks a video and uploads it, cut as the draft says. A new video starts with no trim and no pause points. */
export function uploadVideoFile(file: File): DraftThunk<Promise<void>> {
  return async (dispatch, getState, { copies }) => {
    const problem = uploadProblem('video', { name: file.name, sizeBytes: file.size });
    if (problem !== null) {
      dispatch(uploadFailed({ slot, message: problem, isRefusal: true }));
      return;
    }
    const signal = dispatch(beginUpload(slot));
    const { adId } = getState().adDraft;
    // Kept on this device, because every change of the cut sends the original again.
    if (adId !== null) void copies.writeVideo(adId, file);
    const uploaded = await dispatch(send(file, signal));
    if (uploaded === null || getState().adDraft.adId !== adId) return;
    dispatch(
      adChanged({
        assets: { gameplayVideo: { ...videoAsset(uploaded, file.name), trim: null } },
        pausePoints: [],
      }),
    );
    dispatch(done());
  };
}

/**
 * Changes how the video is cut. A video that is there already is sent again to be cut anew, once the changes have
 * settled and the server is known to run.
 */
export function changeVideoCut(change: Partial<VideoCut>): DraftThunk<Promise<void>> {
  return async (dispatch, getState, { copies }) => {
    dispatch(adChanged({ assets: { gameplayVideo: change } }));
    const { adDraft, uploads } = getState();
    const { adId } = adDraft;
    const hasVideo = Boolean(adDraft.config.assets?.gameplayVideo?.filePath);
    if (adId === null || (!hasVideo && !isUploading(uploads[slot]))) return;
    const file = await copies.readVideo(adId);
    if (file === null) {
      // Uploaded on another device. Previews and exports are cut from the server's original all the same.
      dispatch(uploadProgressed({ slot, percent: 100, stage: 'complete', message: cutLater }));
      return;
    }
    const signal = dispatch(beginUpload(slot));
    await wait(timings.settleMs, signal);
    if (signal.aborted) return;
    const health = await dispatch(
      healthApi.endpoints.readHealth.initiate(undefined, { subscribe: false, forceRefetch: true }),
    );
    if (signal.aborted) return;
    if (health.isError) {
      dispatch(uploadFailed({ slot, message: messages.backend.unreachable }));
      return;
    }
    const uploaded = await dispatch(send(file, signal));
    if (uploaded === null || getState().adDraft.adId !== adId) return;
    dispatch(
      adChanged({ assets: { gameplayVideo: videoAsset(uploaded, file.name) } }, { isConsequence: true }),
    );
    dispatch(done());
  };
}

/** Takes the video away, with its trim and pause points; split screen stays as chosen. */
export function removeVideo(): DraftThunk<void> {
  return (dispatch, getState, { copies }) => {
    dispatch(stopUpload(slot));
    dispatch(uploadForgotten(slot));
    const { adId, config } = getState().adDraft;
    if (adId !== null) void copies.writeVideo(adId, null);
    const { splitScreen } = videoCutOf(config);
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

/** Sends the video with the progress that the product promises. */
function send(file: File, signal: AbortSignal): DraftThunk<Promise<UploadedVideo | null>> {
  return (dispatch, getState) => {
    const onProgress = (share: number) => {
      if (signal.aborted) return;
      const progress =
        share < 1
          ? transferProgress({ sentBytes: share * file.size, totalBytes: file.size })
          : processingProgress;
      dispatch(uploadProgressed({ slot, ...progress }));
    };
    onProgress(0);
    const cut = videoCutOf(getState().adDraft.config);
    return dispatch(
      attemptUpload<UploadedVideo>({
        slot,
        signal,
        situation: 'mainUpload',
        send: () => sendVideo(file, cut, { signal, onProgress }),
      }),
    );
  };
}

function done() {
  return uploadProgressed({ slot, ...completeProgress });
}

function videoAsset(uploaded: UploadedVideo, fileName: string): VideoAsset {
  const { processedVideo } = uploaded;
  return {
    filePath: uploaded.fileSystemPath,
    fileSystemPath: uploaded.fileSystemPath,
    uploadedPath: uploaded.filePath,
    processedUrl: processedVideo.optimizedUrl,
    preview: processedVideo.optimizedUrl,
    originalName: fileName,
    width: processedVideo.width,
    height: processedVideo.height,
    duration: processedVideo.duration,
    frameRate: processedVideo.frameRate,
  };
}
