import { defaults } from '@spinreel/config-schema/ad/defaults';
import { timings } from '@spinreel/config-schema/limits/timings';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useMemo, useState } from 'react';
import { useListAdsQuery } from '../../api-client/ads-api.ts';
import {
  deleteListedAd,
  duplicateListedAd,
  listDeviceDrafts,
  renameListedAd,
  restoreListedAd,
} from '../../ad-draft/saving/device/device-drafts.ts';
import type { DraftCopy } from '../../ad-draft/saving/device/draft-copy.ts';
import { useDraftDispatch, type DraftThunk } from '../../ad-draft/draft-root.ts';
import { showToast } from '../../ui/feedback/toasts.ts';
import { buildAdCards, type AdCard, type AdCards } from './build-ad-cards.ts';
import { copyName } from './copy-name.ts';

/** The ads of this session and this device, with their actions. */
export interface MyAds {
  /** Null while loading. */
  cards: AdCards | null;
  /** Whether the server could not be reached, so that only this device's ads are listed. */
  isServerAway: boolean;
  retry: () => void;
  remove: (card: AdCard) => void;
  restore: (card: AdCard) => void;
  duplicate: (card: AdCard) => void;
  rename: (card: AdCard, name: string) => void;
}

/** Lists and changes the ads. Errors are shown in a toast. */
export function useMyAds(): MyAds {
  const dispatch = useDraftDispatch();
  const { copies, readCopies } = useDeviceDrafts();
  const ids = useMemo(() => copies?.map(({ adId }) => adId).toSorted() ?? null, [copies]);
  const { data, currentData, isError, refetch } = useListAdsQuery(ids ?? skipToken, {
    refetchOnMountOrArgChange: true,
  });
  // The list for the previous IDs stays visible while the new one loads.
  const lines = isError ? null : (currentData ?? data);
  const cards = useMemo(
    () => (copies === null || lines === undefined ? null : buildAdCards(lines, copies)),
    [copies, lines],
  );

  const run = async (work: DraftThunk<Promise<string | null>>, done?: () => void) => {
    const problem = await dispatch(work);
    readCopies();
    // A save of another ad does not update the list automatically.
    void refetch();
    if (problem !== null) showToast({ id: 'my-ads', text: problem, durationMs: timings.undoOfferMs });
    else done?.();
  };
  const restore = (card: AdCard) => void run(restoreListedAd(card));
  const offerUndo = (card: AdCard) =>
    showToast({
      id: 'my-ads',
      text: `Deleted “${card.name}”`,
      action: { label: 'Undo', onClick: () => restore(card) },
      durationMs: timings.undoOfferMs,
    });
  return {
    cards,
    isServerAway: isError,
    retry: () => void refetch(),
    remove: (card) => void run(deleteListedAd(card), () => offerUndo(card)),
    restore,
    duplicate: (card) => void run(duplicateListedAd(card, copyName(card.name, cards?.present ?? []))),
    rename: (card, name) => void run(renameListedAd(card, name.trim() || defaults.name)),
  };
}

function useDeviceDrafts() {
  const dispatch = useDraftDispatch();
  const [copies, setCopies] = useState<DraftCopy[] | null>(null);
  const [reading, setReading] = useState(0);
  useEffect(() => {
    let isWanted = true;
    void dispatch(listDeviceDrafts()).then((found) => {
      if (isWanted) setCopies(found);
    });
    return () => {
      isWanted = false;
    };
  }, [dispatch, reading]);
  return { copies, readCopies: () => setReading((count) => count + 1) };
}
