import { adDraftReducer, type adChanged } from './ad-draft-slice.ts';
import type { DraftThunk } from './draft-root.ts';
import { localCopyFailed } from './saving-slice.ts';

/**
 * Writes the draft to this device, with what can be undone: as it stands, or as it will stand after a change that is not
 * made yet, such as that of an element which is still being dragged.
 */
export function keepLocalCopy(upcoming?: ReturnType<typeof adChanged>): DraftThunk<Promise<void>> {
  return async (dispatch, getState, { copies }) => {
    const { adDraft, saving } = getState();
    if (adDraft.status !== 'ready' || adDraft.adId === null) return;
    const { config, history } = upcoming === undefined ? adDraft : adDraftReducer(adDraft, upcoming);
    const isKept = await copies.write(
      {
        adId: adDraft.adId,
        config,
        version: saving.version,
        base: saving.base,
        sentUpdatedAts: saving.sentUpdatedAts,
      },
      history,
    );
    if (!isKept && getState().saving.hasLocalCopy) dispatch(localCopyFailed());
  };
}
