import type { AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import { adReplaced } from '../ad-draft-slice.ts';
import type { DraftThunk } from '../draft-root.ts';
import { changeVideoCut } from '../video-cut/change-video-cut.ts';

/** Changes the whole ad, with its variants, as one step of the undo history. `change` returns the new ad. */
export function changeWholeAd(change: (ad: AdDocument) => AdDocument, name: string): DraftThunk<void> {
  return (dispatch, getState, { now }) => {
    const { ad, document } = getState().adDraft;
    dispatch(adReplaced({ ad: change(ad), name, at: now().toISOString() }));
    // The wizard plays the part of the video that the server has made for the shown variant.
    if (getState().adDraft.document.assets?.gameplayVideo !== document.assets?.gameplayVideo)
      void dispatch(changeVideoCut({}));
  };
}
