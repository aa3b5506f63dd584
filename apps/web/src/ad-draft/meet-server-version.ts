import type { StoredAd } from '@spinreel/api-contract/stored-ad';
import { draftMerged } from './ad-draft-slice.ts';
import { changeVideoCut } from './change-video-cut.ts';
import type { DraftThunk } from './draft-root.ts';
import { mergeDrafts } from './merge-drafts.ts';
import { restoreAssets } from './restore-assets.ts';
import { saveConflicted } from './saving-slice.ts';

/**
 * Deals with a version that was saved elsewhere while the draft was changed here: brings both together where they touch
 * different things; otherwise the marketer has to choose.
 */
export function meetServerVersion(serverAd: StoredAd): DraftThunk<void> {
  return (dispatch, getState, { now }) => {
    const { adDraft, saving } = getState();
    const merged =
      saving.base && mergeDrafts({ draft: adDraft.config, base: saving.base, theirs: serverAd.config });
    if (merged === null || merged.conflicts.length > 0) {
      dispatch(saveConflicted(serverAd));
      return;
    }
    dispatch(
      draftMerged({
        config: restoreAssets(merged.config, serverAd.assets),
        version: serverAd.version,
        base: serverAd.config,
        parts: merged.taken,
        at: now().toISOString(),
      }),
    );
    void dispatch(changeVideoCut({}));
  };
}
