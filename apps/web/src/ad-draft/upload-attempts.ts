import { shownError } from '@spinreel/config-schema/error-catalogue';
import { messages } from '@spinreel/config-schema/messages';
import type { UploadAnswer } from '../api-client/upload-file.ts';
import { serverApi } from '../api-client/server-api.ts';
import { untilNotBusy } from '../api-client/until-not-busy.ts';
import type { DraftThunk } from './draft-root.ts';
import type { AssetSlot } from '@spinreel/config-schema/asset-slots';
import { uploadFailed, uploadProgressed } from './uploads-slice.ts';

/**
 * Sends an upload, and again while the server is too busy to take it; says so meanwhile. On failure the place shows the
 * server's words. Returns null when it failed or was stopped.
 */
export function attemptUpload<Data>(options: {
  slot: AssetSlot;
  signal: AbortSignal;
  send: () => Promise<UploadAnswer<Data>>;
  situation: 'mainUpload' | 'otherUpload' | 'sampleLoad';
}): DraftThunk<Promise<Data | null>> {
  const { slot, signal, send, situation } = options;
  return async (dispatch) => {
    const answer = await untilNotBusy({
      send,
      failureIn: (given) => ('error' in given ? given.error : null),
      onBusy: () =>
        dispatch(uploadProgressed({ slot, percent: 0, stage: 'uploading', message: messages.upload.busy })),
      signal,
    });
    if (signal.aborted) return null;
    if ('data' in answer) return answer.data;
    if (answer.error.status === 401) dispatch(serverApi.util.invalidateTags(['Access']));
    dispatch(uploadFailed({ slot, message: shownError(situation, { server: answer.error.message }) }));
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
