import type { StoredAd } from '@spinreel/api-contract/stored-ad';
import { adsApi } from '../api-client/ads-api.ts';
import { asFailure } from '../api-client/api-failure.ts';
import { draftNotOpened, draftOpened, draftOpening, type OpenedDraft } from './ad-draft-slice.ts';
import type { DraftCopy } from './draft-copies.ts';
import type { DraftThunk } from './draft-root.ts';
import { emptyHistory } from './edit-history.ts';
import { meetServerVersion } from './meet-server-version.ts';
import { newAdConfig } from './new-ad-config.ts';
import { restoreAssets } from './restore-assets.ts';
import { saveDraft } from './save-draft.ts';
import { stopAllUploads } from './upload-attempts.ts';
import { changeVideoCut } from './change-video-cut.ts';

/** Starts a new ad and returns its id; it is created on the server right after. */
export function openNewDraft(): DraftThunk<string> {
  return (dispatch, _getState, { now, newId }) => {
    dispatch(leaveDraft());
    const adId = newId();
    const config = newAdConfig({ id: adId, now: now().toISOString() });
    dispatch(draftOpened({ adId, config, version: null, isDirty: true }));
    return adId;
  };
}

/**
 * Brings back an ad with all its uploads: the server's, or this device's own copy where that is newer. An ad that is open
 * already stays as it is.
 */
export function openDraft(adId: string, { isRetry = false } = {}): DraftThunk<Promise<void>> {
  return async (dispatch, getState, { copies }) => {
    if (getState().adDraft.adId === adId && !isRetry) return;
    dispatch(leaveDraft());
    dispatch(draftOpening({ adId }));
    const [copy, history, answer] = await Promise.all([
      copies.read(adId),
      copies.readHistory(adId),
      dispatch(adsApi.endpoints.readAd.initiate(adId, { subscribe: false, forceRefetch: true })),
    ]);
    if (getState().adDraft.adId !== adId || getState().adDraft.status !== 'opening') return;
    if (answer.data !== undefined) {
      const { config, isDirty, isConflict } = choose(answer.data, copy);
      const opened: OpenedDraft = {
        adId,
        // Ads that another tool has made may not say when.
        config: restoreAssets({ createdAt: answer.data.createdAt, ...config, id: adId }, answer.data.assets),
        version: isConflict ? (copy?.version ?? null) : answer.data.version,
        base: isConflict ? (copy?.base ?? null) : answer.data.config,
        isDirty,
        history: history ?? emptyHistory,
      };
      dispatch(draftOpened(isConflict ? { ...opened, serverAd: answer.data } : opened));
      if (isConflict) dispatch(meetServerVersion(answer.data));
      void dispatch(changeVideoCut({}));
      return;
    }
    const failure = asFailure(answer.error);
    const isGone = failure.status === 404;
    if (copy === null || copy.deletedAt !== undefined || failure.status === 401) {
      dispatch(draftNotOpened({ reason: isGone ? 'missing' : 'failed' }));
      return;
    }
    // Made offline and never sent, deleted elsewhere, or the server cannot be reached: the device's copy is the ad.
    dispatch(
      draftOpened({
        adId,
        config: restoreAssets(copy.config, {}),
        version: copy.version,
        base: copy.base ?? null,
        isDirty: true,
        history: history ?? emptyHistory,
      }),
    );
  };
}

/** Sends what the draft that was open until now has not sent yet, and stops what is under way for it. */
function leaveDraft(): DraftThunk<void> {
  return (dispatch) => {
    void dispatch(saveDraft({ isLeaving: true }));
    dispatch(stopAllUploads());
  };
}

/** Which of the two versions is shown, and whether the marketer has to choose. */
function choose(stored: StoredAd, copy: DraftCopy | null) {
  const storedAt = stored.config.updatedAt ?? '';
  const copiedAt = copy?.config.updatedAt ?? '';
  if (copy === null) return { config: stored.config, isDirty: false, isConflict: false };
  if (copiedAt < storedAt) {
    // Newer on the server. What was changed here before that and never arrived must not be lost over it.
    const isUnsent = copy.base?.updatedAt !== undefined && copiedAt > copy.base.updatedAt;
    return isUnsent && stored.version !== copy.version
      ? { config: copy.config, isDirty: true, isConflict: true }
      : { config: stored.config, isDirty: false, isConflict: false };
  }
  // Equal age: the same edit, but the copy also has what is never sent, such as a half-typed address.
  if (copiedAt === storedAt) return { config: copy.config, isDirty: false, isConflict: false };
  const isOwnAncestor = stored.version === copy.version || copy.sentUpdatedAts.includes(storedAt);
  return { config: copy.config, isDirty: true, isConflict: !isOwnAncestor };
}
