import type { Moment } from '@spinreel/api-contract/assets';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { Spin } from '@spinreel/config-schema/ad/video/suggest-cut';
import { parseAssetId } from '@spinreel/config-schema/options/asset-handles';
import { timings } from '@spinreel/config-schema/limits/timings';
import { useEffect } from 'react';
import { asFailure, type ApiFailure } from '../../api-client/calls/api-failure.ts';
import { useFindMomentsQuery } from '../../api-client/moments-api.ts';
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
  const { data, error, isFetching, refetch } = useFindMomentsQuery(assetId ?? '', { skip: isOff });
  const failure = error === undefined || isFetching ? null : asFailure(error);
  const waitMs = failure?.status === 503 ? chooseWaitMs(failure) : null;

  useEffect(() => {
    if (waitMs === null) return undefined;
    const timer = setTimeout(() => void refetch(), waitMs);
    return () => clearTimeout(timer);
  }, [refetch, waitMs]);

  const nothing = { moments: [], spins: [], retry: () => void refetch() };
  if (isOff) return { ...nothing, status: 'off' };
  if (failure !== null) return { ...nothing, status: waitMs === null ? 'failed' : 'busy' };
  if (data === undefined) return { ...nothing, status: 'looking' };
  const moments = chooseShownMoments(data.moments, selectVideoTimeline(config).trim);
  return { ...nothing, status: 'found', moments, spins: data.spins };
}

function chooseWaitMs({ retryAfterSeconds }: ApiFailure): number {
  return retryAfterSeconds === null ? timings.busyRetryMs : retryAfterSeconds * 1000;
}
