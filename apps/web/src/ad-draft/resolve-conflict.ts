import { draftOpened } from './ad-draft-slice.ts';
import type { DraftThunk } from './draft-root.ts';
import { keepLocalCopy } from './keep-local-copy.ts';
import { restoreAssets } from './restore-assets.ts';
import { ownVersionKept } from './saving-slice.ts';

/** Ends a conflict: this page's version replaces the server's, which keeps what it replaced. */
export function keepOwnVersion(): DraftThunk<void> {
  return (dispatch) => {
    dispatch(ownVersionKept());
  };
}

/** Ends a conflict: the server's version replaces what this page has. */
export function takeServerVersion(): DraftThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { serverAd } = getState().saving;
    if (serverAd === null) return;
    const config = restoreAssets({ ...serverAd.config, id: serverAd.id }, serverAd.assets);
    dispatch(draftOpened({ adId: serverAd.id, config, version: serverAd.version, isDirty: false }));
    await dispatch(keepLocalCopy());
  };
}
