import type { StoredAd } from '@spinreel/api-contract/stored-ad';
import { messages } from '@spinreel/config-schema/messages';
import { adsApi } from '../api-client/ads-api.ts';
import { asFailure, isTransient, type ApiFailure } from '../api-client/api-failure.ts';
import { backendConfig } from './backend-config.ts';
import type { DraftRoot, DraftThunk } from './draft-root.ts';
import { keepLocalCopy } from './keep-local-copy.ts';
import { meetServerVersion } from './meet-server-version.ts';
import { autosaveTurnedOff, saveFailed, saveQueued, saveStarted, saveSucceeded } from './saving-slice.ts';

/**
 * Sends the draft to the server when it has changes the server does not have: the first time as a new ad, later as a new
 * version. One save is on its way at a time; what is asked for meanwhile follows it. Saves outlive the page.
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
    const config = backendConfig(adDraft.config);
    dispatch(saveStarted({ updatedAt: config.updatedAt ?? '' }));
    const copied = dispatch(keepLocalCopy());
    // A closing page waits for nothing: the copy's write is on its way, and so must be the request.
    if (!isLeaving) await copied;
    const answer = await dispatch(
      version === null
        ? adsApi.endpoints.createAd.initiate({ config }, { track: false })
        : adsApi.endpoints.saveAd.initiate({ adId, config, version }, { track: false }),
    );
    if (getState().adDraft.adId !== adId) return;
    if (answer.data !== undefined) {
      const { version: saved, config: base } = answer.data;
      dispatch(saveSucceeded({ revision, version: saved, base, at: now().toISOString() }));
      tabs.tell({ adId, version: saved });
      await dispatch(keepLocalCopy());
      if (getState().saving.isSaveQueued) await dispatch(saveDraft());
      return;
    }
    const failure = asFailure(answer.error);
    if (failure.status === 412) dispatch(meetServerVersion(failure.data as StoredAd));
    else dispatch(refusal(failure, version));
  };
}

/** Whether the draft has changes that the server does not have and that it would take. */
export function needsSaving({ adDraft, saving }: DraftRoot): boolean {
  if (adDraft.status !== 'ready' || saving.status === 'off' || saving.status === 'conflict') return false;
  return saving.version === null || saving.revision > saving.savedRevision;
}

/** What a failed save means for the draft. */
function refusal(failure: ApiFailure, version: number | null) {
  // The ad was deleted on the server: its draft lives on here, and that counts as success.
  if (failure.status === 404 && version !== null) return autosaveTurnedOff();
  return saveFailed({
    isOffline: failure.status === 0,
    willRetry: isTransient(failure),
    message: failure.message ?? (version === null ? messages.ad.saveFailed : messages.ad.updateFailed),
  });
}
