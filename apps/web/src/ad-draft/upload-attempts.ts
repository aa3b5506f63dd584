import type { AssetSlot } from '@spinreel/config-schema/asset-slots';
import { shownError } from '@spinreel/config-schema/error-catalogue';
import { messages } from '@spinreel/config-schema/messages';
import { timings } from '@spinreel/config-schema/timings';
import { askAccess } from '../api-client/access-state.ts';
import { untilNotBusy } from '../api-client/until-not-busy.ts';
import type { UploadAnswer } from '../api-client/upload-file.ts';
import { wait } from '../lib/wait.ts';
import type { DraftThunk } from './draft-root.ts';
import { uploadFailed, uploadForgotten, uploadProgressed } from './uploads-slice.ts';

/** How often an upload is begun whose connection breaks, before that is its end. */
const maxConnections = 3;

/** What can be under way for a draft: the upload to a place, or a new cut of the video that is there. */
export type UploadWork = AssetSlot | 'videoCut';

/**
 * Sends an upload, and again while the server is too busy to take it or the connection breaks; says so meanwhile. On
 * failure the place shows the server's words and offers `retry`. Returns null when it failed or was stopped.
 */
export function attemptUpload<Data>(options: {
  slot: AssetSlot;
  signal: AbortSignal;
  send: () => Promise<UploadAnswer<Data>>;
  situation: 'mainUpload' | 'otherUpload' | 'sampleLoad';
  retry: DraftThunk<unknown>;
}): DraftThunk<Promise<Data | null>> {
  const { slot, signal, send, situation, retry } = options;
  return async (dispatch, _getState, { retries }) => {
    const waitFor = (message: string) =>
      dispatch(uploadProgressed({ slot, percent: 0, stage: 'uploading', message }));
    for (let connection = 1; ; connection += 1) {
      const answer = await untilNotBusy({
        send,
        failureIn: (given) => ('error' in given ? given.error : null),
        onBusy: () => waitFor(messages.upload.busy),
        signal,
      });
      if (signal.aborted) return null;
      if ('data' in answer) return answer.data;
      if (answer.error.code === 'network' && connection < maxConnections) {
        waitFor(messages.upload.connectionLost);
        await wait(timings.saveRetryFirstMs * connection, signal);
        if (signal.aborted) return null;
        continue;
      }
      if (answer.error.status === 401) void askAccess();
      retries.set(slot, retry);
      const message = shownError(situation, { server: answer.error.message });
      dispatch(uploadFailed({ slot, message, canRetry: true }));
      return null;
    }
  };
}

/** Stops what runs for a place, and registers the work that begins. */
export function beginUpload(work: UploadWork): DraftThunk<AbortSignal> {
  return (dispatch, _getState, { runningUploads }) => {
    dispatch(stopUpload(work));
    const controller = new AbortController();
    runningUploads.set(work, controller);
    return controller.signal;
  };
}

/** Tells that the work with this signal is over, unless other work has taken its place. */
export function endUpload(work: UploadWork, signal: AbortSignal): DraftThunk<void> {
  return (_dispatch, _getState, { runningUploads }) => {
    if (runningUploads.get(work)?.signal === signal) runningUploads.delete(work);
  };
}

/** Stops what runs for a place, if anything; with the upload of the video also its cut. */
export function stopUpload(work: UploadWork): DraftThunk<void> {
  return (_dispatch, _getState, { runningUploads }) => {
    const stopped: UploadWork[] = work === 'gameplayVideo' ? [work, 'videoCut'] : [work];
    for (const each of stopped) {
      runningUploads.get(each)?.abort();
      runningUploads.delete(each);
    }
  };
}

/** Stops whatever runs for a draft that is left: nothing of it may reach the next one. */
export function stopAllUploads(): DraftThunk<void> {
  return (dispatch, _getState, { runningUploads, retries }) => {
    for (const work of [...runningUploads.keys()]) dispatch(stopUpload(work));
    retries.clear();
  };
}

/** Stops the upload to a place; what was there before stays. */
export function cancelUpload(slot: AssetSlot): DraftThunk<void> {
  return (dispatch) => {
    dispatch(stopUpload(slot));
    dispatch(uploadForgotten(slot));
  };
}

/** Tries again what failed for a place, with the same file. */
export function retryUpload(slot: AssetSlot): DraftThunk<void> {
  return (dispatch, _getState, { retries }) => {
    const retry = retries.get(slot);
    retries.delete(slot);
    if (retry !== undefined) dispatch(retry);
  };
}
