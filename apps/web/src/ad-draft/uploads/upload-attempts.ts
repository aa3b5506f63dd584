import type { AssetSlot } from '@spinreel/config-schema/options/asset-slots';
import { chooseShownError } from '@spinreel/config-schema/messages/errors/error-catalogue';
import { messages } from '@spinreel/config-schema/messages/messages';
import { timings } from '@spinreel/config-schema/limits/timings';
import { askAccess } from '../../api-client/access-state.ts';
import { isTransient, type ApiFailure, type Answer } from '../../api-client/calls/api-failure.ts';
import { retryWhileBusy } from '../../api-client/calls/retry-while-busy.ts';
import { wait } from '../../lib/timing/wait.ts';
import type { DraftThunk } from '../draft-root.ts';
import { type UploadWork, uploadFailed, uploadForgotten, uploadProgressed } from './uploads-slice.ts';

/** Maximum number of attempts when the connection breaks. */
const maxConnections = 3;

/**
 * Sends an upload. Retries while the server is too busy or the connection breaks, and shows that it is waiting. On
 * failure, the slot shows the server's message, and offers `retry` if the same file may be accepted later. Returns null
 * when the upload failed or was canceled.
 */
export function attemptUpload<Data>(options: {
  slot: AssetSlot;
  signal: AbortSignal;
  send: () => Promise<Answer<Data>>;
  situation: 'mainUpload' | 'otherUpload' | 'sampleLoad';
  retry: DraftThunk<unknown>;
}): DraftThunk<Promise<Data | null>> {
  const { slot, signal, send, situation, retry } = options;
  return async (dispatch, _getState, { retries }) => {
    const waitToSend = (message: string) =>
      dispatch(uploadProgressed({ slot, percent: 0, stage: 'uploading', message }));
    for (let connection = 1; ; connection += 1) {
      const answer = await retryWhileBusy({
        send,
        onBusy: () => waitToSend(messages.backend.waiting),
        signal,
      });
      if (signal.aborted) return null;
      if ('data' in answer) return answer.data;
      if (answer.error.code === 'network' && connection < maxConnections) {
        waitToSend(messages.upload.connectionLost);
        await wait(timings.saveRetryFirstMs * connection, signal);
        if (signal.aborted) return null;
        continue;
      }
      if (answer.error.status === 401) void askAccess();
      retries.set(slot, retry);
      const message = chooseShownError(situation, {
        server: answer.error.message,
        client: findClientMessage(answer.error),
      });
      // A locked session has to enter its password. After that, the same file can be sent.
      const canRetry = situation === 'sampleLoad' || isTransient(answer.error) || answer.error.status === 401;
      dispatch(uploadFailed({ slot, message, canRetry }));
      return null;
    }
  };
}

/** Returns why there was no answer; null if there was one. */
function findClientMessage({ code, status }: ApiFailure): string | null {
  const { noAnswer } = messages.upload;
  return status === 0 && code in noAnswer ? noAnswer[code as keyof typeof noAnswer] : null;
}

/** Stops the work that is running for a slot and registers new work. */
export function beginUpload(work: UploadWork): DraftThunk<AbortSignal> {
  return (dispatch, _getState, { runningUploads }) => {
    dispatch(stopUpload(work));
    const controller = new AbortController();
    runningUploads.set(work, controller);
    return controller.signal;
  };
}

/** Marks the work with this signal as finished, unless other work has replaced it. */
export function endUpload(work: UploadWork, signal: AbortSignal): DraftThunk<void> {
  return (_dispatch, _getState, { runningUploads }) => {
    if (runningUploads.get(work)?.signal === signal) runningUploads.delete(work);
  };
}

/** Stops the work that is running for a slot, if any. Stopping the video's upload also stops its crop. */
export function stopUpload(work: UploadWork): DraftThunk<void> {
  return (_dispatch, _getState, { runningUploads }) => {
    const stopped: UploadWork[] = work === 'gameplayVideo' ? [work, 'videoCut'] : [work];
    for (const each of stopped) {
      runningUploads.get(each)?.abort();
      runningUploads.delete(each);
    }
  };
}

/**
 * Stops all running uploads of a draft that is being left, so that they cannot change the next draft. Returns the slots
 * whose uploads were stopped.
 */
export function stopAllUploads(): DraftThunk<AssetSlot[]> {
  return (dispatch, _getState, { runningUploads, retries }) => {
    const running = [...runningUploads.keys()];
    for (const work of running) dispatch(stopUpload(work));
    retries.clear();
    return running.filter((work) => work !== 'videoCut');
  };
}

/** Cancels the upload to a slot. The previous file stays. */
export function cancelUpload(slot: AssetSlot): DraftThunk<void> {
  return (dispatch) => {
    dispatch(stopUpload(slot));
    dispatch(uploadForgotten(slot));
  };
}

/** Retries the failed upload of a slot with the same file. */
export function retryUpload(slot: AssetSlot): DraftThunk<void> {
  return (dispatch, _getState, { retries }) => {
    const retry = retries.get(slot);
    retries.delete(slot);
    if (retry !== undefined) dispatch(retry);
  };
}
