import { timings } from '@spinreel/config-schema/limits/timings';
import { useEffect, useEffectEvent } from 'react';
import { useDraftDispatch, useDraftSelector } from '../../../ad-draft/draft-root.ts';
import { undoIfNewest } from '../../../ad-draft/history/undo-edit.ts';
import { showToast } from '../../../ui/feedback/toasts.ts';
import type { PlacementBoard } from '../moving/use-placement-board.ts';
import { coverElements, coverParts } from '@spinreel/placement/automatic/cover-places';
import { placeCoverElements } from './place-cover-elements.ts';

/**
 * Places the elements of a cover that was uploaded since the ad was opened, once, as soon as the stage has drawn them and the
 * cover has been searched for what stands out. A message offers to undo it.
 */
export function useAutomaticPlacement(board: PlacementBoard): void {
  const { screen, ad, drawn, salience: search, placements } = board;
  const dispatch = useDraftDispatch();
  const isNew = useDraftSelector(({ adDraft, newCover }) => {
    return newCover.handle !== null && newCover.handle === adDraft.document.assets?.coverImage?.filePath;
  });
  const shown = coverParts.filter((part) => {
    if (part === 'text') return ad.cover.text !== null;
    return part === 'button' || ad.cover.fingerPosition !== null;
  });
  const isReady =
    isNew &&
    screen === 'cover' &&
    search.status === 'found' &&
    shown.every((part) => drawn[coverElements[part]] !== undefined);
  const place = useEffectEvent(() => {
    if (placements.now() !== null || !dispatch(placeCoverElements({ drawn, salience: search.salience })))
      return;
    const step = dispatch((_dispatch, getState) => getState().adDraft.history.done.at(-1));
    showToast({
      text: 'Text and button were placed so that the main part of the cover stays free.',
      durationMs: timings.undoOfferMs,
      ...(step && { action: { label: 'Undo', onClick: () => dispatch(undoIfNewest(step)) } }),
    });
  });
  useEffect(() => {
    if (!isReady) return undefined;
    let isCurrent = true;
    // Before its fonts are loaded, a text has another size.
    void document.fonts.ready.then(() => {
      if (isCurrent) place();
    });
    return () => {
      isCurrent = false;
    };
  }, [isReady]);
}
