import type { Moment } from '@spinreel/api-contract/find-moments';
import type { AdConfig } from '@spinreel/config-schema/ad-config';
import { assetIdOf } from '@spinreel/config-schema/asset-handles';
import { defaults } from '@spinreel/config-schema/defaults';
import { timings } from '@spinreel/config-schema/timings';
import { useEffect } from 'react';
import { asFailure, type ApiFailure } from '../../api-client/api-failure.ts';
import { useFindMomentsQuery } from '../../api-client/moments-api.ts';
import { videoTimelineOf } from '../../ad-draft/select-video.ts';
import { shownMoments } from './best-moments.ts';

/** The search for moments at which a pause suits. `busy`: the server will be asked again by itself. */
export interface MomentSearch {
  status: 'off' | 'looking' | 'busy' | 'failed' | 'found';
  /** Inside the chosen part, in order of time. */
  moments: readonly Moment[];
  retry: () => void;
}

/** Searches the draft's video while its level has pause points, and asks a busy server again. */
export function useMoments(config: AdConfig): MomentSearch {
  const filePath = config.assets?.gameplayVideo?.filePath;
  const assetId = filePath ? assetIdOf(filePath) : null;
  const isOff = assetId === null || (config.pausePointCount ?? defaults.pausePointCount) === 0;
  const { data, error, isFetching, refetch } = useFindMomentsQuery(assetId ?? '', { skip: isOff });
  const failure = error === undefined || isFetching ? null : asFailure(error);
  const waitMs = failure?.status === 503 ? busyWaitMs(failure) : null;

  useEffect(() => {
    if (waitMs === null) return undefined;
    const timer = setTimeout(() => void refetch(), waitMs);
    return () => clearTimeout(timer);
  }, [refetch, waitMs]);

  const retry = () => void refetch();
  if (isOff) return { status: 'off', moments: [], retry };
  if (failure !== null) return { status: waitMs === null ? 'failed' : 'busy', moments: [], retry };
  if (data === undefined) return { status: 'looking', moments: [], retry };
  return { status: 'found', moments: shownMoments(data, videoTimelineOf(config).trim), retry };
}

function busyWaitMs({ retryAfterSeconds }: ApiFailure): number {
  return retryAfterSeconds === null ? timings.busyRetryMs : retryAfterSeconds * 1000;
}
