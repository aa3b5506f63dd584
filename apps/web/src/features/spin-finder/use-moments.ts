import type { Moment } from '@spinreel/api-contract/assets';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { parseAssetId } from '@spinreel/config-schema/options/asset-handles';
import { defaults } from '@spinreel/config-schema/ad/defaults';
import { timings } from '@spinreel/config-schema/limits/timings';
import { useEffect } from 'react';
import { asFailure, type ApiFailure } from '../../api-client/calls/api-failure.ts';
import { useFindMomentsQuery } from '../../api-client/moments-api.ts';
import { selectVideoTimeline } from '../../ad-draft/video-cut/select-video.ts';
import { chooseShownMoments } from './choose-best-moments.ts';

/** The search for moments that suit a pause. `busy`: the request is retried automatically. */
export interface MomentSearch {
  status: 'off' | 'looking' | 'busy' | 'failed' | 'found';
  /** The moments in the trimmed part, in order of time. */
  moments: readonly Moment[];
  retry: () => void;
}

/** Searches the draft's video if its level has pause points. Retries while the server is busy. */
export function useMoments(config: AdConfig): MomentSearch {
  const filePath = config.assets?.gameplayVideo?.filePath;
  const assetId = filePath ? parseAssetId(filePath) : null;
  const isOff = assetId === null || (config.pausePointCount ?? defaults.pausePointCount) === 0;
  const { data, error, isFetching, refetch } = useFindMomentsQuery(assetId ?? '', { skip: isOff });
  const failure = error === undefined || isFetching ? null : asFailure(error);
  const waitMs = failure?.status === 503 ? chooseWaitMs(failure) : null;

  useEffect(() => {
    if (waitMs === null) return undefined;
    const timer = setTimeout(() => void refetch(), waitMs);
    return () => clearTimeout(timer);
  }, [refetch, waitMs]);

  const retry = () => void refetch();
  if (isOff) return { status: 'off', moments: [], retry };
  if (failure !== null) return { status: waitMs === null ? 'failed' : 'busy', moments: [], retry };
  if (data === undefined) return { status: 'looking', moments: [], retry };
  return { status: 'found', moments: chooseShownMoments(data, selectVideoTimeline(config).trim), retry };
}

function chooseWaitMs({ retryAfterSeconds }: ApiFailure): number {
  return retryAfterSeconds === null ? timings.busyRetryMs : retryAfterSeconds * 1000;
}
