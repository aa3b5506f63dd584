import { adDraftReducer, type adChanged } from '../../ad-draft-slice.ts';
import type { DraftThunk } from '../../draft-root.ts';
import { localCopyFailed } from '../saving-slice.ts';

/**
 * Stores the draft and its undo history on this device. With `upcoming`, stores the result of a change that has not
 * been made yet, such as the position of an element that is still being dragged.
 */
export function keepLocalCopy(upcoming?: ReturnType<typeof adChanged>): DraftThunk<Promise<void>> {
  return async (dispatch, getState, { copies }) => {
    const { adDraft, catalogue, saving } = getState();
    if (adDraft.status !== 'ready' || adDraft.adId === null) return;
    const next = upcoming === undefined ? adDraft : adDraftReducer(adDraft, upcoming);
    const { ad, createdAt, updatedAt, history } = next;
    const isStored = await copies.write(
      {
        adId: adDraft.adId,
        document: ad,
        createdAt,
        updatedAt,
        assets: catalogue,
        version: saving.version,
        base: saving.base,
        unansweredDocuments: saving.unansweredDocuments,
      },
      history,
    );
    if (!isStored && getState().saving.hasLocalCopy) dispatch(localCopyFailed());
  };
}
