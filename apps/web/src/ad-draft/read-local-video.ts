import type { DraftThunk } from './draft-root.ts';

/** The original of the draft's video where this device still has it. */
export function readLocalVideo(): DraftThunk<Promise<File | null>> {
  return async (_dispatch, getState, { copies }) => {
    const { adId } = getState().adDraft;
    return adId === null ? null : copies.readVideo(adId);
  };
}
