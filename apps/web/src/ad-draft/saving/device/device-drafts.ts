import { adsApi } from '../../../api-client/ads-api.ts';
import { describeFailure } from '../../../api-client/calls/describe-failure.ts';
import { messages } from '@spinreel/config-schema/messages/messages';
import { timings } from '@spinreel/config-schema/limits/timings';
import { wait } from '../../../lib/timing/wait.ts';
import { adChanged, draftClosed } from '../../ad-draft-slice.ts';
import type { DraftCopy } from './draft-copy.ts';
import type { DraftThunk } from '../../draft-root.ts';
import { keepLocalCopy } from './keep-local-copy.ts';
import { saveDraft } from '../save-draft.ts';
import { stopAllUploads } from '../../uploads/upload-attempts.ts';

/** An ad of the list and its location. `device` means that the ad was never saved on the server. */
export interface ListedAd {
  id: string;
  name: string;
  home: 'server' | 'device';
}

/** Lists the drafts stored on this device. Stores and saves the open draft first. */
export function listDeviceDrafts(): DraftThunk<Promise<DraftCopy[]>> {
  return async (dispatch, _getState, { copies }) => {
    await dispatch(keepLocalCopy());
    // A save that takes longer continues in the background.
    await Promise.race([dispatch(saveDraft()), wait(timings.settleMs)]);
    return await copies.list();
  };
}

/** Deletes an ad; it can be restored. Resolves with an error message, or null on success. */
export function deleteListedAd({ id, home }: ListedAd): DraftThunk<Promise<string | null>> {
  return async (dispatch, getState, { copies, now }) => {
    if (getState().adDraft.adId === id) {
      dispatch(stopAllUploads());
      dispatch(draftClosed());
    }
    if (home === 'server') {
      const { error } = await dispatch(adsApi.endpoints.deleteAd.initiate(id));
      if (error !== undefined) return describeFailure(error);
    }
    const copy = await copies.read(id);
    if (copy !== null) await copies.write({ ...copy, deletedAt: now().toISOString() });
    return null;
  };
}

/** Restores a deleted ad. Resolves with an error message, or null on success. */
export function restoreListedAd({ id, home }: ListedAd): DraftThunk<Promise<string | null>> {
  return async (dispatch, _getState, { copies }) => {
    if (home === 'server') {
      const { error } = await dispatch(adsApi.endpoints.restoreAd.initiate(id));
      if (error !== undefined) return describeFailure(error);
    }
    const copy = await copies.read(id);
    if (copy === null) return null;
    const { deletedAt: _deletedAt, ...restored } = copy;
    await copies.write(restored);
    return null;
  };
}

/** Duplicates an ad of the list. Resolves with an error message, or null on success. */
export function duplicateListedAd({ id, home }: ListedAd, name: string): DraftThunk<Promise<string | null>> {
  return async (dispatch, _getState, { copies, generateId, now }) => {
    const newAdId = generateId();
    if (home === 'server') {
      const { error } = await dispatch(adsApi.endpoints.duplicateAd.initiate({ adId: id, newAdId, name }));
      return error === undefined ? null : describeFailure(error);
    }
    const copy = await copies.read(id);
    if (copy === null) return messages.ad.unknownAd;
    const at = now().toISOString();
    const document = { ...copy.document, name };
    const { assets = {} } = copy;
    await copies.write({ adId: newAdId, document, createdAt: at, updatedAt: at, assets, version: null });
    return null;
  };
}

/** Renames an ad of the list. Resolves with an error message, or null on success. */
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
      await copies.write({ ...copy, document: { ...copy.document, name }, updatedAt });
      return null;
    }
    const read = await dispatch(
      adsApi.endpoints.readAd.initiate(id, { subscribe: false, forceRefetch: true }),
    );
    if (read.data === undefined) return describeFailure(read.error);
    const { config, version } = read.data;
    const { error } = await dispatch(
      adsApi.endpoints.saveAd.initiate({ adId: id, config: { ...config, name, updatedAt }, version }),
    );
    return error === undefined ? null : describeFailure(error);
  };
}
