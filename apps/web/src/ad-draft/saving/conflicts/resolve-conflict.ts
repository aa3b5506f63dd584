import { serverVersionTaken } from '../../ad-draft-slice.ts';
import { changeVideoCut } from '../../video-cut/change-video-cut.ts';
import type { DraftThunk } from '../../draft-root.ts';
import { restoreAssets } from '../../uploads/restore-assets.ts';
import { ownVersionChosen } from '../saving-slice.ts';

/**
 * Resolves a conflict by replacing the server's version with this tab's draft. The server keeps the replaced version.
 */
export function keepOwnVersion(): DraftThunk<void> {
  return (dispatch) => {
    dispatch(ownVersionChosen());
  };
}

/** Resolves a conflict by replacing this tab's draft with the server's version, as one step that can be undone. */
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
