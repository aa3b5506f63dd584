import { assetSlots, type AssetSlot } from '@spinreel/config-schema/options/asset-slots';
import { messages } from '@spinreel/config-schema/messages/messages';
import { describeFailure } from '../../api-client/calls/describe-failure.ts';
import { versionsApi } from '../../api-client/versions-api.ts';
import { adReplaced } from '../ad-draft-slice.ts';
import { assetsReceived } from '../catalogue/catalogue-slice.ts';
import { changeVideoCut } from '../video-cut/change-video-cut.ts';
import type { DraftThunk } from '../draft-root.ts';
import { saveDraft } from '../saving/save-draft.ts';
import { toDraftDocument } from '../document/draft-document.ts';
import { stopUpload } from '../uploads/upload-attempts.ts';
import { uploadForgotten } from '../uploads/uploads-slice.ts';

/** Saves the draft and names that version. Returns an error message, or null. */
export function nameDraftVersion(name: string): DraftThunk<Promise<string | null>> {
  return async (dispatch, getState) => {
    await dispatch(saveDraft());
    const { adDraft, saving } = getState();
    if (adDraft.adId === null || saving.version === null || saving.status !== 'saved')
      return messages.ad.notSavedYet;
    const { error } = await dispatch(
      versionsApi.endpoints.nameVersion.initiate({ adId: adDraft.adId, version: saving.version, name }),
    );
    return error === undefined ? null : describeFailure(error);
  };
}

/**
 * Replaces the draft with an earlier version, as one step that can be undone. `label` is the version's name. Returns an
 * error message, or null.
 */
export function restoreVersion(options: {
  version: number;
  label: string;
}): DraftThunk<Promise<string | null>> {
  const { version, label } = options;
  return async (dispatch, getState, { now }) => {
    const { adId } = getState().adDraft;
    if (adId === null) return null;
    const { data, error } = await dispatch(
      versionsApi.endpoints.readVersion.initiate({ adId, version }, { subscribe: false }),
    );
    if (getState().adDraft.adId !== adId) return null;
    if (data === undefined) return describeFailure(error);
    for (const slot of Object.keys(assetSlots) as AssetSlot[]) {
      dispatch(stopUpload(slot));
      dispatch(uploadForgotten(slot));
    }
    const ad = toDraftDocument(data.config);
    dispatch(assetsReceived(data.assets));
    dispatch(adReplaced({ ad, name: `restore ${label}`, at: now().toISOString() }));
    void dispatch(changeVideoCut({}));
    return null;
  };
}
