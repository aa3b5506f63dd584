import type { StoredAd } from '@spinreel/api-contract/schemas/stored-ad';
import { chooseShownError } from '@spinreel/config-schema/messages/errors/error-catalogue';
import { adsApi } from '../../api-client/ads-api.ts';
import { asFailure, isTransient, type ApiFailure } from '../../api-client/calls/api-failure.ts';
import { selectBackendAd } from './to-backend-config.ts';
import { toDraftDocument } from '../document/draft-document.ts';
import type { DraftRoot, DraftThunk } from '../draft-root.ts';
import { keepLocalCopy } from './device/keep-local-copy.ts';
import { meetServerVersion } from './conflicts/meet-server-version.ts';
import { autosaveTurnedOff, saveFailed, saveQueued, saveStarted, saveSucceeded } from './saving-slice.ts';

/**
 * Saves the draft on the server if it has unsaved changes: the first time as a new ad, later as a new version. Only one
 * save runs at a time; a save that is requested during another one runs after it. Saves continue after the page is
 * left.
 */
export function saveDraft({ isLeaving = false }: { isLeaving?: boolean } = {}): DraftThunk<Promise<void>> {
  return async (dispatch, getState, { now, tabs }) => {
    if (!needsSaving(getState())) return;
    if (getState().saving.status === 'sending') {
      dispatch(saveQueued());
      return;
    }
    const { adDraft, saving } = getState();
    const adId = adDraft.adId ?? '';
    const { revision, version } = saving;
    const config = selectBackendAd(getState());
    dispatch(saveStarted({ document: toDraftDocument(config) }));
    const copied = dispatch(keepLocalCopy());
    // A closing page cannot wait: the copy is being written, and the request must be sent now.
    if (!isLeaving) await copied;
    const answer = await dispatch(
      version === null
        ? adsApi.endpoints.createAd.initiate({ config }, { track: false })
        : adsApi.endpoints.saveAd.initiate({ adId, config, version }, { track: false }),
    );
    if (getState().adDraft.adId !== adId) return;
    if (answer.data !== undefined) {
      const { version: saved } = answer.data;
      const base = toDraftDocument(answer.data.config);
      dispatch(saveSucceeded({ revision, version: saved, base, at: now().toISOString() }));
      tabs.notify({ adId, version: saved });
      await dispatch(keepLocalCopy());
      if (getState().saving.isSaveQueued) await dispatch(saveDraft());
      return;
    }
    const failure = asFailure(answer.error);
    if (failure.status === 412) dispatch(meetServerVersion(failure.data as StoredAd));
    else dispatch(createFailureAction(failure, version));
  };
}

/** Whether the draft has unsaved changes that the server can accept. */
export function needsSaving({ adDraft, saving }: DraftRoot): boolean {
  if (adDraft.status !== 'ready' || saving.status === 'off' || saving.status === 'conflict') return false;
  return saving.version === null || saving.revision > saving.savedRevision;
}

/** Returns the action for a failed save. */
function createFailureAction(failure: ApiFailure, version: number | null) {
  // The ad was deleted on the server. Its draft stays on this device, so this is not a failure.
  if (failure.status === 404 && version !== null) return autosaveTurnedOff();
  return saveFailed({
    isOffline: failure.status === 0,
    willRetry: isTransient(failure),
    message: chooseShownError(version === null ? 'adSave' : 'adUpdate'),
  });
}
