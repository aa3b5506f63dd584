import type { Moment } from '@spinreel/api-contract/assets';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { Spin } from '@spinreel/config-schema/ad/video/suggest-cut';
import { parseAssetId } from '@spinreel/config-schema/options/asset-handles';
import { useFindMomentsQuery } from '../../api-client/assets-api.ts';
import { useRetryWhileBusy } from '../../api-client/use-retry-while-busy.ts';
import { selectVideoTimeline } from '../../ad-draft/video-cut/select-video.ts';
import { chooseShownMoments } from './choose-shown-moments.ts';

/** The search of the video for spins, and for moments that suit a pause. `busy`: the request is retried automatically. */
export interface MomentSearch {
  status: 'off' | 'looking' | 'busy' | 'failed' | 'found';
  /** The moments in the trimmed part, in order of time. */
  moments: readonly Moment[];
  /** The spins of the whole video, in order of time. */
  spins: readonly Spin[];
  retry: () => void;
}

/** Searches the draft's video. Retries while the server is busy. */
export function useMoments(config: AdConfig): MomentSearch {
  const filePath = config.assets?.gameplayVideo?.filePath;
  const assetId = filePath ? parseAssetId(filePath) : null;
  const isOff = assetId === null;
  const query = useFindMomentsQuery(assetId ?? '', { skip: isOff });
  const status = useRetryWhileBusy(query);
  const nothing = { moments: [], spins: [], retry: () => void query.refetch() };
  if (isOff) return { ...nothing, status: 'off' };
  if (status !== 'found' || query.data === undefined) return { ...nothing, status };
  const moments = chooseShownMoments(query.data.moments, selectVideoTimeline(config).trim);
  return { ...nothing, status, moments, spins: query.data.spins };
}
