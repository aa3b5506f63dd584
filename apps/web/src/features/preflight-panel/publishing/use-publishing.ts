import type { PublishingCheck } from '@spinreel/api-contract/publishing';
import type { Progress } from '@spinreel/api-contract/progress';
import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useReducer } from 'react';
import { useDraftDispatch, useDraftSelector } from '../../../ad-draft/draft-root.ts';
import { useSettledAd } from '../../../ad-draft/use-settled-ad.ts';
import { asFailure, chooseRetryMs, type ApiFailure } from '../../../api-client/calls/api-failure.ts';
import {
  findRunningPublishingCheck,
  hasPublishingCheck,
  startPublishingCheck,
  usePublishingCheckState,
} from '../../../api-client/exports-api.ts';
import { useRetry } from '../../../api-client/use-retry-while-busy.ts';
import { useProgress } from '../../../api-client/progress/use-progress.ts';
import { generateId } from '../../../lib/generate-id.ts';

/** What is known about publishing the ad as it is now. */
export type Publishing =
  /** `hasChanged`: the ad was checked in this visit, and edited afterwards. */
  | { readonly status: 'unchecked'; readonly hasChanged: boolean }
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

/** The answers of a busy server after which nobody wants another attempt, also when the step is opened again. */
const canceledRetries = new WeakSet<ApiFailure>();

/** Reads the check of the open ad, which continues while other steps are open. */
export function usePublishing(): PublishingControls {
  const ad = useSettledAd();
  const dispatch = useDraftDispatch();
  const state = usePublishingCheckState(ad ?? skipToken);
  const { isFetching, isError, error, originalArgs, currentData } = state;
  const hasChanged = useDraftSelector((root) => ad !== null && hasPublishingCheck(root, ad.adId));
  const progress = useProgress(isFetching ? (originalArgs?.progressId ?? null) : null);
  const start = useCallback(() => {
    if (ad === null) return;
    const args = { ...ad, progressId: generateId() };
    const running = dispatch(startPublishingCheck(args, { forceRefetch: true }));
    // The result stays stored for a while without a subscription.
    void running.finally(() => running.unsubscribe());
  }, [ad, dispatch]);
  const isAborted = (error as { name?: unknown } | undefined)?.name === 'AbortError';
  const failure = isError && !isFetching && !isAborted ? asFailure(error) : null;
  const busy = failure?.status === 503 ? failure : null;
  const isCanceled = isAborted || (busy !== null && canceledRetries.has(busy));
  useRetry(busy === null || isCanceled ? null : chooseRetryMs(busy), start);
  const [, render] = useReducer((count: number) => count + 1, 0);
  const cancel = () => {
    if (ad !== null) dispatch(findRunningPublishingCheck(ad))?.abort();
    if (busy !== null) canceledRetries.add(busy);
    render();
  };
  return { publishing: describe(), start, cancel };

  function describe(): Publishing {
    if (isFetching) return { status: 'checking', progress };
    if (isCanceled) return { status: 'unchecked', hasChanged };
    if (busy !== null) return { status: 'busy' };
    if (failure !== null)
      return { status: 'failed', message: failure.message, canRetry: failure.status !== 501 };
    return currentData === undefined
      ? { status: 'unchecked', hasChanged }
      : { status: 'checked', check: currentData };
  }
}
