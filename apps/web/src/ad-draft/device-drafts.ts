import { adsApi } from '../api-client/ads-api.ts';
import { asFailure } from '../api-client/api-failure.ts';
import { messages } from '@spinreel/config-schema/messages';
import { timings } from '@spinreel/config-schema/timings';
import { wait } from '../lib/wait.ts';
import { adChanged, draftClosed } from './ad-draft-slice.ts';
import type { DraftCopy } from './draft-copies.ts';
import type { DraftThunk } from './draft-root.ts';
import { keepLocalCopy } from './keep-local-copy.ts';
import { saveDraft } from './save-draft.ts';
import { stopAllUploads } from './upload-attempts.ts';

/** An ad of the list, and where it is: `device` for one that never reached the server. */
export interface ListedAd {
  id: string;
  name: string;
  home: 'server' | 'device';
}

/** The drafts that this device keeps; the one that is open is sent and kept first. */
export function listDeviceDrafts(): DraftThunk<Promise<DraftCopy[]>> {
  return async (dispatch, _getState, { copies }) => {
    await dispatch(keepLocalCopy());
    // Saved before the server is asked for its list, unless it takes its time.
    await Promise.race([dispatch(saveDraft()), wait(timings.settleMs)]);
    return await copies.list();
  };
}

/** Deletes an ad so that it can be brought back. Returns what went wrong, in words; null when nothing did. */
export function deleteListedAd({ id, home }: ListedAd): DraftThunk<Promise<string | null>> {
  return async (dispatch, getState, { copies, now }) => {
    if (getState().adDraft.adId === id) {
      dispatch(stopAllUploads());
      dispatch(draftClosed());
    }
    if (home === 'server') {
      const { error } = await dispatch(adsApi.endpoints.deleteAd.initiate(id));
      if (error !== undefined) return problemIn(error);
    }
    const copy = await copies.read(id);
    if (copy !== null) await copies.write({ ...copy, deletedAt: now().toISOString() });
    return null;
  };
}

/** Brings a deleted ad back. Returns what went wrong, in words; null when nothing did. */
export function restoreListedAd({ id, home }: ListedAd): DraftThunk<Promise<string | null>> {
  return async (dispatch, _getState, { copies }) => {
    if (home === 'server') {
      const { error } = await dispatch(adsApi.endpoints.restoreAd.initiate(id));
      if (error !== undefined) return problemIn(error);
    }
    const copy = await copies.read(id);
    if (copy === null) return null;
    const { deletedAt: _deletedAt, ...kept } = copy;
    await copies.write(kept);
    return null;
  };
}

/** Makes a new ad from one of the list. Returns what went wrong, in words; null when nothing did. */
export function duplicateListedAd({ id, home }: ListedAd, name: string): DraftThunk<Promise<string | null>> {
  return async (dispatch, _getState, { copies, newId, now }) => {
    const newAdId = newId();
    if (home === 'server') {
      const { error } = await dispatch(adsApi.endpoints.duplicateAd.initiate({ adId: id, newAdId, name }));
      return error === undefined ? null : problemIn(error);
    }
    const copy = await copies.read(id);
    if (copy === null) return messages.ad.unknownAd;
    const at = now().toISOString();
    const config = { ...copy.config, id: newAdId, name, createdAt: at, updatedAt: at };
    await copies.write({ adId: newAdId, config, version: null, base: null, sentUpdatedAts: [] });
    return null;
  };
}

/** Gives an ad of the list another name. Returns what went wrong, in words; null when nothing did. */
export function renameListedAd({ id, home }: ListedAd, name: string): DraftThunk<Promise<string | null>> {
  return async (dispatch, getState, { copies, now }) => {
    const { adDraft } = getState();
    if (adDraft.adId === id && adDraft.status === 'ready') {
      dispatch(adChanged({ name }));
      await dispatch(saveDraft());
      return null;
    }
    const updatedAt = now().toISOString();
    if (home === 'device') {
      const copy = await copies.read(id);
      if (copy === null) return messages.ad.unknownAd;
      await copies.write({ ...copy, config: { ...copy.config, name, updatedAt } });
      return null;
    }
    const read = await dispatch(
      adsApi.endpoints.readAd.initiate(id, { subscribe: false, forceRefetch: true }),
    );
    if (read.data === undefined) return problemIn(read.error);
    const { config, version } = read.data;
    const { error } = await dispatch(
      adsApi.endpoints.saveAd.initiate({ adId: id, config: { ...config, name, updatedAt }, version }),
    );
    return error === undefined ? null : problemIn(error);
  };
}

function problemIn(error: unknown): string {
  return asFailure(error).message ?? messages.backend.unreachable;
}
