import type { AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import { adReplaced } from '../ad-draft-slice.ts';
import type { DraftThunk } from '../draft-root.ts';

/** Changes the whole ad, with its variants, as one step of the undo history. `change` returns the new ad. */
export function changeWholeAd(change: (ad: AdDocument) => AdDocument, name: string): DraftThunk<void> {
  return (dispatch, getState, { now }) => {
    const { ad } = getState().adDraft;
    dispatch(adReplaced({ ad: change(ad), name, at: now().toISOString() }));
  };
}
