import type { AdConfig } from '@spinreel/config-schema/ad-config';
import { adsApi } from '../api-client/ads-api.ts';
import { serverVersionTaken } from './ad-draft-slice.ts';
import { changeVideoCut } from './change-video-cut.ts';
import type { DraftRoot, DraftThunk } from './draft-root.ts';
import { mergeDrafts } from './merge-drafts.ts';
import { restoreAssets } from './restore-assets.ts';
import { needsSaving } from './save-draft.ts';

/**
 * Takes over what another page or device has saved, unless something is changed here that the server does not have: the
 * next save then finds out and brings both together. `version` is the newest that may be there.
 */
export function followServer(version: number): DraftThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { adId } = getState().adDraft;
    if (adId === null || !isBehind(getState(), version)) return;
    const { data } = await dispatch(
      adsApi.endpoints.readAd.initiate(adId, { subscribe: false, forceRefetch: true }),
    );
    if (data === undefined || getState().adDraft.adId !== adId || !isBehind(getState(), data.version)) return;
    const config = restoreAssets({ ...followed(getState(), data.config), id: adId }, data.assets);
    dispatch(serverVersionTaken({ config, version: data.version, base: data.config }));
    void dispatch(changeVideoCut({}));
  };
}

/** Follows what other pages of this browser save of the ad that is open. Returns the undoing. */
export function followOtherTabs(): DraftThunk<() => void> {
  return (dispatch, getState, { tabs }) =>
    tabs.listen(({ adId, version }) => {
      if (getState().adDraft.adId === adId) void dispatch(followServer(version));
    });
}

/** Follows what other devices saved while the page was out of sight. Returns the undoing. */
export function followOnReturn(): DraftThunk<() => void> {
  return (dispatch) => {
    const look = () => {
      if (document.visibilityState === 'visible') void dispatch(followServer(Number.POSITIVE_INFINITY));
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  };
}

/** What was saved elsewhere, with what is never sent from here, such as a half-typed address. */
function followed({ adDraft, saving }: DraftRoot, theirs: AdConfig): AdConfig {
  const merged = saving.base && mergeDrafts({ draft: adDraft.config, base: saving.base, theirs });
  if (merged === null || merged.conflicts.length > 0) return theirs;
  return { ...merged.config, ...(theirs.updatedAt === undefined ? {} : { updatedAt: theirs.updatedAt }) };
}

function isBehind(root: DraftRoot, version: number): boolean {
  const { status, version: own } = root.saving;
  return status === 'saved' && !needsSaving(root) && own !== null && own < version;
}
