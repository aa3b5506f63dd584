import { shownError } from '@spinreel/config-schema/error-catalogue';
import { messages } from '@spinreel/config-schema/messages';
import { timings } from '@spinreel/config-schema/timings';
import { noAnswer, type ApiFailure } from '../api-client/api-failure.ts';
import type { UploadAnswer } from '../api-client/upload-file.ts';
import { serverApi } from '../api-client/server-api.ts';
import { wait } from '../lib/wait.ts';
import type { DraftThunk } from './draft-root.ts';
import type { AssetSlot } from '@spinreel/config-schema/asset-slots';
import { uploadFailed, uploadProgressed } from './uploads-slice.ts';

/** How often a busy server is asked again before the marketer is told. */
const maxAttempts = 8;

/**
 * Sends an upload, and again while the server is too busy to take it; says so meanwhile. On failure the place shows the
 * server's words. `onProgress` tells the share that has left. Returns null when it failed or was stopped.
 */
export function attemptUpload<Data>(options: {
  slot: AssetSlot;
  signal: AbortSignal;
  send: () => Promise<UploadAnswer<Data>>;
  situation: 'mainUpload' | 'otherUpload' | 'sampleLoad';
}): DraftThunk<Promise<Data | null>> {
  const { slot, signal, send, situation } = options;
  return async (dispatch) => {
    let failure: ApiFailure = noAnswer('network');
    for (let attempt = 1; attempt <= maxAttempts && !signal.aborted; attempt += 1) {
      const answer = await send();
      if ('data' in answer) return signal.aborted ? null : answer.data;
      failure = answer.error;
      if (failure.status !== 503) break;
      dispatch(uploadProgressed({ slot, percent: 0, stage: 'uploading', message: messages.upload.busy }));
      const seconds = failure.retryAfterSeconds;
      await wait(seconds === null ? timings.busyRetryMs : seconds * 1000, signal);
    }
    if (signal.aborted) return null;
    if (failure.status === 401) dispatch(serverApi.util.invalidateTags(['Access']));
    dispatch(uploadFailed({ slot, message: shownError(situation, { server: failure.message }) }));
    return null;
  };
}

/** Stops the upload that runs for a place, and registers the one that begins. */
export function beginUpload(slot: AssetSlot): DraftThunk<AbortSignal> {
  return (_dispatch, _getState, { runningUploads }) => {
    runningUploads.get(slot)?.abort();
    const controller = new AbortController();
    runningUploads.set(slot, controller);
    return controller.signal;
  };
}

/** Stops the upload that runs for a place, if any. */
export function stopUpload(slot: AssetSlot): DraftThunk<void> {
  return (_dispatch, _getState, { runningUploads }) => {
    runningUploads.get(slot)?.abort();
    runningUploads.delete(slot);
  };
}
