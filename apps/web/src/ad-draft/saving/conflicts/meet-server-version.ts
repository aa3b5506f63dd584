import type { StoredAd } from '@spinreel/api-contract/schemas/stored-ad';
import { draftMerged } from '../../ad-draft-slice.ts';
import { changeVideoCut } from '../../video-cut/change-video-cut.ts';
import type { DraftThunk } from '../../draft-root.ts';
import { hasSameContent, mergeDrafts } from './merge-drafts.ts';
import { restoreAssets } from '../../uploads/restore-assets.ts';
import { saveConflicted } from '../saving-slice.ts';

/**
 * Handles a version that was saved elsewhere while the draft was changed here. Merges the two if they changed different
 * parts; otherwise the marketer must choose.
 */
export function meetServerVersion(serverAd: StoredAd): DraftThunk<void> {
  return (dispatch, getState, { now }) => {
    const { adDraft, saving } = getState();
    // A config that was sent from here without an answer is not a change made elsewhere.
    const isOwn = saving.unansweredConfigs.some((sent) => hasSameContent(sent, serverAd.config));
    const base = isOwn ? serverAd.config : saving.base;
    const merged = base && mergeDrafts({ draft: adDraft.config, base, theirs: serverAd.config });
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
