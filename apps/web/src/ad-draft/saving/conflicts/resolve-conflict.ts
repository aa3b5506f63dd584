import { serverVersionTaken } from '../../ad-draft-slice.ts';
import { changeVideoCut } from '../../video-cut/change-video-cut.ts';
import type { DraftThunk } from '../../draft-root.ts';
import { ownVersionChosen } from '../saving-slice.ts';
import { toDraftDocument } from '../../document/draft-document.ts';

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
    const document = toDraftDocument(serverAd.config);
    const updatedAt = serverAd.config.updatedAt ?? serverAd.updatedAt;
    const step = { name: 'use the other version', at: now().toISOString() };
    dispatch(serverVersionTaken({ document, version: serverAd.version, base: document, updatedAt, step }));
    void dispatch(changeVideoCut({}));
  };
}
