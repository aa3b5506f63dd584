import { serverVersionTaken } from './ad-draft-slice.ts';
import { changeVideoCut } from './change-video-cut.ts';
import type { DraftThunk } from './draft-root.ts';
import { restoreAssets } from './restore-assets.ts';
import { ownVersionKept } from './saving-slice.ts';

/** Ends a conflict: this page's version replaces the server's, which keeps what it replaced. */
export function keepOwnVersion(): DraftThunk<void> {
  return (dispatch) => {
    dispatch(ownVersionKept());
  };
}

/** Ends a conflict: the server's version replaces what this page has. One step, which can be undone. */
export function takeServerVersion(): DraftThunk<void> {
  return (dispatch, getState, { now }) => {
    const { serverAd } = getState().saving;
    if (serverAd === null) return;
    const config = restoreAssets({ ...serverAd.config, id: serverAd.id }, serverAd.assets);
    const step = { name: 'use the other version', at: now().toISOString() };
    dispatch(serverVersionTaken({ config, version: serverAd.version, base: serverAd.config, step }));
    void dispatch(changeVideoCut({}));
  };
}
