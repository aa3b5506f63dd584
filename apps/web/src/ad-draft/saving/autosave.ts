import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import { timings } from '@spinreel/config-schema/limits/timings';
import { draftMerged, draftOpened, isOwnChange, serverVersionTaken } from '../ad-draft-slice.ts';
import type { DraftDispatch, DraftRoot, DraftStore } from '../draft-root.ts';
import { keepLocalCopy } from './device/keep-local-copy.ts';
import { needsSaving, saveDraft } from './save-draft.ts';
import { ownVersionChosen, saveFailed } from './saving-slice.ts';

/** Saves the draft automatically when no change has been made for a while, and retries failed saves. */
export function createAutosave() {
  const autosave = createListenerMiddleware();
  const startListening = autosave.startListening.withTypes<DraftRoot, DraftDispatch>();

  startListening({
    matcher: isOwnChange,
    effect: async (_action, { cancelActiveListeners, delay, dispatch }) => {
      cancelActiveListeners();
      void dispatch(keepLocalCopy());
      await delay(timings.autosaveDebounceMs);
      await dispatch(saveDraft());
    },
  });

  // A new ad is created immediately. Changes that were stored only on this device are sent immediately.
  startListening({
    actionCreator: draftOpened,
    effect: async (_action, { dispatch }) => {
      await dispatch(saveDraft());
    },
  });

  startListening({
    matcher: isAnyOf(ownVersionChosen, draftMerged),
    effect: async (_action, { dispatch }) => {
      await dispatch(saveDraft());
    },
  });

  startListening({
    actionCreator: serverVersionTaken,
    effect: async (_action, { dispatch }) => {
      await dispatch(keepLocalCopy());
    },
  });

  startListening({
    actionCreator: saveFailed,
    effect: async ({ payload }, { cancelActiveListeners, delay, dispatch, getState }) => {
      cancelActiveListeners();
      if (!payload.willRetry) return;
      await delay(retryDelayMs(getState().saving.failures));
      await dispatch(saveDraft());
    },
  });

  return autosave.middleware;
}

/** Returns the delay after consecutive failures. It doubles with each failure, up to a limit. */
export function retryDelayMs(failures: number): number {
  return Math.min(timings.saveRetryMaxMs, timings.saveRetryFirstMs * 2 ** Math.max(0, failures - 1));
}

/**
 * Saves unsaved changes when the page is hidden or left, and when the network is back. Asks for confirmation before
 * leaving while a file is uploading, or while there are unsaved changes and the server cannot be reached: this device
 * then has the only copy. Returns a cleanup function.
 */
export function saveOnLeaving({ dispatch, getState }: DraftStore): () => void {
  const leave = () => void dispatch(saveDraft({ isLeaving: true }));
  const hide = () => {
    if (document.visibilityState === 'hidden') leave();
  };
  const backOnline = () => void dispatch(saveDraft());
  const ask = (event: BeforeUnloadEvent) => {
    const state = getState();
    const isSending = Object.values(state.uploads).some((upload) => upload.stage === 'uploading');
    if (isSending || (needsSaving(state) && state.saving.status === 'offline')) event.preventDefault();
  };
  window.addEventListener('pagehide', leave);
  window.addEventListener('online', backOnline);
  window.addEventListener('beforeunload', ask);
  document.addEventListener('visibilitychange', hide);
  return () => {
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('online', backOnline);
    window.removeEventListener('beforeunload', ask);
    document.removeEventListener('visibilitychange', hide);
  };
}
