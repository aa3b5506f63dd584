import type { DraftThunk } from './draft-root.ts';
import { localCopyFailed } from './saving-slice.ts';

/** Writes the draft as it stands to this device, with what can be undone. */
export function keepLocalCopy(): DraftThunk<Promise<void>> {
  return async (dispatch, getState, { copies }) => {
    const { adDraft, saving } = getState();
    if (adDraft.status !== 'ready' || adDraft.adId === null) return;
    const isKept = await copies.write(
      {
        adId: adDraft.adId,
        config: adDraft.config,
        version: saving.version,
        base: saving.base,
        sentUpdatedAts: saving.sentUpdatedAts,
      },
      adDraft.history,
    );
    if (!isKept && getState().saving.hasLocalCopy) dispatch(localCopyFailed());
  };
}
