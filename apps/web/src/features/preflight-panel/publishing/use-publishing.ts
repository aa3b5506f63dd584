import type { PublishingCheck } from '@spinreel/api-contract/publishing';
import type { Progress } from '@spinreel/api-contract/progress';
import { timings } from '@spinreel/config-schema/limits/timings';
import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useEffect } from 'react';
import { useDraftDispatch } from '../../../ad-draft/draft-root.ts';
import { useSettledAd } from '../../../ad-draft/use-settled-ad.ts';
import { asFailure } from '../../../api-client/api-failure.ts';
import {
  findRunningPublishingCheck,
  startPublishingCheck,
  usePublishingCheckState,
} from '../../../api-client/exports-api.ts';
import { useProgress } from '../../../api-client/use-progress.ts';
import { generateId } from '../../../lib/generate-id.ts';

/** What is known about publishing the ad as it is now. */
export type Publishing =
  | { readonly status: 'unchecked' }
  /** `progress` is null before the server reports it. */
  | { readonly status: 'checking'; readonly progress: Progress | null }
  /** The server is busy. The check is retried automatically. */
  | { readonly status: 'busy' }
  | { readonly status: 'failed'; readonly message: string | null; readonly canRetry: boolean }
  | { readonly status: 'checked'; readonly check: PublishingCheck };

/** The check that plays the open ad. It starts only on request. */
export interface PublishingControls {
  readonly publishing: Publishing;
  readonly start: () => void;
  readonly cancel: () => void;
}

/** Reads the check of the open ad, which continues while other steps are open. */
export function usePublishing(): PublishingControls {
  const ad = useSettledAd();
  const dispatch = useDraftDispatch();
  const state = usePublishingCheckState(ad ?? skipToken);
  const { isFetching, isError, error, originalArgs, currentData } = state;
  const progress = useProgress(isFetching ? (originalArgs?.progressId ?? null) : null);
  const start = useCallback(() => {
    if (ad === null) return;
    const args = { ...ad, progressId: generateId() };
    const running = dispatch(startPublishingCheck(args, { forceRefetch: true }));
    // The result stays stored for a while without a subscription.
    void running.finally(() => running.unsubscribe());
  }, [ad, dispatch]);
  const cancel = () => {
    if (ad !== null) dispatch(findRunningPublishingCheck(ad))?.abort();
  };
  const isCanceled = (error as { name?: unknown } | undefined)?.name === 'AbortError';
  const failure = isError && !isFetching && !isCanceled ? asFailure(error) : null;
  const isBusy = failure?.status === 503;
  const waitMs = (failure?.retryAfterSeconds ?? timings.busyRetryMs / 1000) * 1000;
  useEffect(() => {
    if (!isBusy) return undefined;
    const timer = setTimeout(start, waitMs);
    return () => clearTimeout(timer);
  }, [isBusy, start, waitMs]);
  return { publishing: describe(), start, cancel };

  function describe(): Publishing {
    if (isFetching) return { status: 'checking', progress };
    if (isBusy) return { status: 'busy' };
    if (failure !== null)
      return { status: 'failed', message: failure.message, canRetry: failure.status !== 501 };
    return currentData === undefined || isCanceled
      ? { status: 'unchecked' }
      : { status: 'checked', check: currentData };
  }
}
