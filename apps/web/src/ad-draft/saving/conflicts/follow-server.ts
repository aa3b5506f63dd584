import type { AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import { adsApi } from '../../../api-client/ads-api.ts';
import { serverVersionTaken } from '../../ad-draft-slice.ts';
import { assetsReceived } from '../../catalogue/catalogue-slice.ts';
import { changeVideoCut } from '../../video-cut/change-video-cut.ts';
import type { DraftRoot, DraftThunk } from '../../draft-root.ts';
import { mergeDrafts } from './merge-drafts.ts';
import { needsSaving } from '../save-draft.ts';
import { toDraftDocument } from '../../document/draft-document.ts';

/**
 * Updates the draft to what another tab or device has saved. Does nothing if the draft has unsaved changes: the next
 * save then detects the newer version and merges. `version` is the newest version that the server may have.
 */
export function followServer(version: number): DraftThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { adId } = getState().adDraft;
    if (adId === null || !isBehind(getState(), version)) return;
    const { data } = await dispatch(
      adsApi.endpoints.readAd.initiate(adId, { subscribe: false, forceRefetch: true }),
    );
    if (data === undefined || getState().adDraft.adId !== adId || !isBehind(getState(), data.version)) return;
    const { adDraft, saving } = getState();
    const base = toDraftDocument(data.config);
    const document = withTypedText({ draft: adDraft.ad, base: saving.base, theirs: base });
    const updatedAt = data.config.updatedAt ?? data.updatedAt;
    dispatch(assetsReceived(data.assets));
    dispatch(serverVersionTaken({ document, version: data.version, base, updatedAt }));
    void dispatch(changeVideoCut({}));
  };
}

/** Updates the open ad when another tab of this browser saves it. Returns a cleanup function. */
export function followOtherTabs(): DraftThunk<() => void> {
  return (dispatch, getState, { tabs }) =>
    tabs.listen(({ adId, version }) => {
      if (getState().adDraft.adId === adId) void dispatch(followServer(version));
    });
}

/** Updates the open ad when the page becomes visible again. Returns a cleanup function. */
export function followOnReturn(): DraftThunk<() => void> {
  return (dispatch) => {
    const look = () => {
      if (document.visibilityState === 'visible') void dispatch(followServer(Number.POSITIVE_INFINITY));
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  };
}

/** Adds values that are never sent, such as a half-typed store URL, to a version that was saved elsewhere. */
export function withTypedText(options: {
  draft: AdDocument;
  base: AdDocument | null;
  theirs: AdDocument;
}): AdDocument {
  const { draft, base, theirs } = options;
  const merged = base && mergeDrafts({ draft, base, theirs });
  return merged === null || merged.conflicts.length > 0 ? theirs : merged.document;
}

function isBehind(root: DraftRoot, version: number): boolean {
  const { status, version: own } = root.saving;
  return (
    root.adDraft.status === 'ready' &&
    status === 'saved' &&
    !needsSaving(root) &&
    own !== null &&
    own < version
  );
}
