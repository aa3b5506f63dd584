import { assetSlots } from '@spinreel/config-schema/options/asset-slots';
import { messages } from '@spinreel/config-schema/messages/messages';
import { timings } from '@spinreel/config-schema/limits/timings';
import { adsApi } from '../api-client/ads-api.ts';
import { asFailure } from '../api-client/calls/api-failure.ts';
import { draftNotOpened, draftOpened, draftOpening } from './ad-draft-slice.ts';
import { assetsReceived } from './catalogue/catalogue-slice.ts';
import { chooseVersion } from './saving/conflicts/choose-version.ts';
import type { DraftThunk } from './draft-root.ts';
import { emptyHistory } from './history/edit-history.ts';
import { followServer } from './saving/conflicts/follow-server.ts';
import { meetServerVersion } from './saving/conflicts/meet-server-version.ts';
import { createAdDocument } from './document/create-ad-document.ts';
import { saveDraft } from './saving/save-draft.ts';
import { stopAllUploads } from './uploads/upload-attempts.ts';
import { isUploading } from './uploads/uploads-slice.ts';
import type { WantedScope } from './variants/variant-scope.ts';
import { changeVideoCut } from './video-cut/change-video-cut.ts';
import { showToast } from '../ui/feedback/toasts.ts';

/** Opens a new ad and returns its ID. Autosave creates it on the server immediately afterwards. */
export function openNewDraft(): DraftThunk<string> {
  return (dispatch, _getState, { now, generateId }) => {
    dispatch(leaveDraft());
    const adId = generateId();
    const at = now().toISOString();
    const dates = { createdAt: at, updatedAt: at };
    dispatch(draftOpened({ adId, document: createAdDocument(), ...dates, version: null, isDirty: true }));
    return adId;
  };
}

/**
 * Opens an ad with all its uploads. Uses the server's version, or this device's copy if it has unsaved changes. If the
 * ad is already open, only updates it from the server. `scope` is the variant to show first.
 */
export function openDraft(
  adId: string,
  { isRetry = false, scope = null }: { isRetry?: boolean; scope?: WantedScope | null } = {},
): DraftThunk<Promise<void>> {
  return async (dispatch, getState, { copies }) => {
    if (getState().adDraft.adId === adId && !isRetry) {
      await dispatch(followServer(Number.POSITIVE_INFINITY));
      return;
    }
    dispatch(leaveDraft());
    dispatch(draftOpening({ adId }));
    const [copy, history, answer] = await Promise.all([
      copies.read(adId),
      copies.readHistory(adId),
      dispatch(adsApi.endpoints.readAd.initiate(adId, { subscribe: false, forceRefetch: true })),
    ]);
    if (getState().adDraft.adId !== adId || getState().adDraft.status !== 'opening') return;
    if (answer.data !== undefined) {
      const chosen = chooseVersion(answer.data, copy);
      dispatch(assetsReceived(answer.data.assets));
      dispatch(
        draftOpened({
          ...chosen,
          adId,
          // An ad that was created by another tool may lack the date.
          createdAt: answer.data.config.createdAt ?? answer.data.createdAt,
          assets: copy?.assets ?? {},
          history: history ?? emptyHistory,
          scope,
        }),
      );
      if (chosen.serverAd !== undefined) dispatch(meetServerVersion(chosen.serverAd));
      void dispatch(changeVideoCut({}));
      return;
    }
    const failure = asFailure(answer.error);
    const isGone = failure.status === 404;
    if (copy === null || copy.deletedAt !== undefined || failure.status === 401) {
      dispatch(draftNotOpened({ reason: isGone ? 'missing' : 'failed' }));
      return;
    }
    // The ad was created offline and never sent, it was deleted elsewhere, or the server cannot be reached.
    dispatch(
      draftOpened({
        ...copy,
        isDirty: true,
        history: history ?? emptyHistory,
        scope,
      }),
    );
  };
}

/** Saves unsaved changes of the draft that was open before, and cancels its uploads with a notification. */
function leaveDraft(): DraftThunk<void> {
  return (dispatch, getState) => {
    void dispatch(saveDraft({ isLeaving: true }));
    const { uploads } = getState();
    const stopped = dispatch(stopAllUploads()).filter((slot) => isUploading(uploads[slot]));
    if (stopped.length === 0) return;
    showToast({
      id: 'stopped-uploads',
      text: messages.upload.stoppedByLeaving(stopped.map((slot) => assetSlots[slot].name)),
      tone: 'warning',
      durationMs: timings.noteMs,
    });
  };
}
