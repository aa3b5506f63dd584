import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import { timings } from '@spinreel/config-schema/timings';
import { draftMerged, draftOpened, isOwnChange, serverVersionTaken } from './ad-draft-slice.ts';
import type { DraftDispatch, DraftRoot, DraftStore } from './draft-root.ts';
import { keepLocalCopy } from './keep-local-copy.ts';
import { needsSaving, saveDraft } from './save-draft.ts';
import { ownVersionKept, saveFailed } from './saving-slice.ts';

/** Saves the draft by itself: after a while of quiet, and again when a save did not get through. */
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

  // A new ad is created at once, and what only this device knew is sent at once.
  startListening({
    actionCreator: draftOpened,
    effect: async (_action, { dispatch }) => {
      await dispatch(saveDraft());
    },
  });

  startListening({
    matcher: isAnyOf(ownVersionKept, draftMerged),
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

/** How long to wait after so many failures in a row: doubling, up to a limit. */
export function retryDelayMs(failures: number): number {
  return Math.min(timings.saveRetryMaxMs, timings.saveRetryFirstMs * 2 ** Math.max(0, failures - 1));
}

/**
 * Sends what is unsaved when the page is hidden or left, and as soon as the network is back. Asks before leaving only
 * where the server cannot be reached, because then this device has the only copy, and while a file is on its way. Returns the
 * undoing.
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
