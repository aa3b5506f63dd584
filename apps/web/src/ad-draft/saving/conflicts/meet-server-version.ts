import type { StoredAd } from '@spinreel/api-contract/schemas/stored-ad';
import { draftMerged } from '../../ad-draft-slice.ts';
import { assetsReceived } from '../../catalogue/catalogue-slice.ts';
import { changeVideoCut } from '../../video-cut/change-video-cut.ts';
import type { DraftThunk } from '../../draft-root.ts';
import { hasSameContent, mergeDrafts } from './merge-drafts.ts';
import { saveConflicted } from '../saving-slice.ts';
import { toDraftDocument } from '../../document/draft-document.ts';

/**
 * Handles a version that was saved elsewhere while the draft was changed here. Merges the two if they changed different
 * parts; otherwise the marketer must choose.
 */
export function meetServerVersion(serverAd: StoredAd): DraftThunk<void> {
  return (dispatch, getState, { now }) => {
    const { adDraft, saving } = getState();
    dispatch(assetsReceived(serverAd.assets));
    const theirs = toDraftDocument(serverAd.config);
    // A document that was sent from here without an answer is not a change made elsewhere.
    const isOwn = saving.unansweredDocuments.some((sent) => hasSameContent(sent, theirs));
    const base = isOwn ? theirs : saving.base;
    const merged = base && mergeDrafts({ draft: adDraft.ad, base, theirs });
    if (merged === null || merged.conflicts.length > 0) {
      dispatch(saveConflicted(serverAd));
      return;
    }
    dispatch(
      draftMerged({
        document: merged.document,
        version: serverAd.version,
        base: theirs,
        parts: merged.taken,
        at: now().toISOString(),
      }),
    );
    void dispatch(changeVideoCut({}));
  };
}
