import type { FoundReels } from '@spinreel/api-contract/assets';
import { parseAssetId } from '@spinreel/config-schema/options/asset-handles';
import { useFindReelsQuery } from '../../../api-client/assets-api.ts';
import { useRetryWhileBusy } from '../../../api-client/use-retry-while-busy.ts';
import { useDraftSelector } from '../../../ad-draft/draft-root.ts';

/** The search of the draft's video for its reels. `busy`: the request is retried automatically. */
export interface ReelsSearch {
  status: 'off' | 'looking' | 'busy' | 'failed' | 'found';
  /** Null if no area is clearly that of the reels, or the search has not ended. */
  reels: FoundReels | null;
  /** The URL of a frame of the whole video; null if the search has not ended. */
  still: string | null;
  retry: () => void;
}

/** Searches the draft's video, once for all of its crops. */
export function useReels(): ReelsSearch {
  const filePath = useDraftSelector((state) => state.adDraft.document.assets?.gameplayVideo?.filePath);
  const assetId = filePath ? parseAssetId(filePath) : null;
  const query = useFindReelsQuery(assetId ?? '', { skip: assetId === null });
  // While another video is searched, `data` is that of the former one.
  const status = useRetryWhileBusy({ ...query, data: query.currentData });
  const nothing = { reels: null, still: null, retry: () => void query.refetch() };
  if (assetId === null) return { ...nothing, status: 'off' };
  if (status !== 'found' || query.currentData === undefined) return { ...nothing, status };
  return { ...nothing, ...query.currentData, status };
}

/** Whether found reels are so certain that the wizard offers them. */
export function isCertain({ confidence }: FoundReels): boolean {
  return confidence >= leastOffered;
}

const leastOffered = 0.7;
