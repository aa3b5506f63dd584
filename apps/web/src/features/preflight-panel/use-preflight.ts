import type { NetworkVerdict } from '@spinreel/api-contract/check-ad';
import type { Progress } from '@spinreel/api-contract/watch-progress';
import { exportProblem } from '@spinreel/config-schema/export-validation';
import { timings } from '@spinreel/config-schema/timings';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useMemo } from 'react';
import { useDraftSelector } from '../../ad-draft/draft-root.ts';
import { useSettledAd } from '../../ad-draft/use-settled-ad.ts';
import { asFailure } from '../../api-client/api-failure.ts';
import { useCheckAdQuery, useCheckAdState } from '../../api-client/exports-api.ts';
import { useProgress } from '../../api-client/use-progress.ts';
import { newId } from '../../lib/new-id.ts';

/** What is known of whether the networks will accept the ad. */
export type Preflight =
  /** It cannot be exported yet: the wizard knows why without asking anybody. */
  | { readonly status: 'blocked'; readonly problem: string }
  | { readonly status: 'unchecked' }
  | { readonly status: 'checking' }
  /** The server has no room; it is asked again. */
  | { readonly status: 'busy' }
  | { readonly status: 'failed'; readonly message: string | null }
  | { readonly status: 'checked'; readonly networks: readonly NetworkVerdict[] };

/** Has the ad checked, and again once its changes have settled. `progress` tells how far a check is. */
export function usePreflight(): { preflight: Preflight; progress: Progress | null; retry: () => void } {
  const ad = useSettledAd();
  const problem = useProblem();
  const isWanted = ad !== null && problem === null;
  const options = useMemo(() => (ad === null ? null : { ...ad, progressId: newId() }), [ad]);
  const check = useCheckAdQuery(isWanted && options !== null ? options : skipToken);
  const failure = check.isError ? asFailure(check.error) : null;
  const isBusy = failure?.status === 503;
  const { refetch } = check;
  const waitMs = (failure?.retryAfterSeconds ?? timings.busyRetryMs / 1000) * 1000;
  useEffect(() => {
    if (!isBusy || check.isFetching) return undefined;
    const timer = setTimeout(() => void refetch(), waitMs);
    return () => clearTimeout(timer);
  }, [check.isFetching, isBusy, refetch, waitMs]);
  const progress = useProgress(isWanted && check.isFetching ? (options?.progressId ?? null) : null);
  return { preflight: preflightOf(problem, check), progress, retry: () => void refetch() };
}

/** The same, as far as it is known already: for a glance at it. */
export function useKnownPreflight(): Preflight {
  const ad = useSettledAd();
  const problem = useProblem();
  return preflightOf(problem, useCheckAdState(ad ?? skipToken));
}

function useProblem(): string | null {
  return useDraftSelector((state) => exportProblem(state.adDraft.config));
}

function preflightOf(
  problem: string | null,
  check: {
    currentData?: readonly NetworkVerdict[] | undefined;
    isFetching: boolean;
    isError: boolean;
    error?: unknown;
  },
): Preflight {
  if (problem !== null) return { status: 'blocked', problem };
  const failure = check.isError ? asFailure(check.error) : null;
  if (failure?.status === 503) return { status: 'busy' };
  if (check.isFetching) return { status: 'checking' };
  if (failure !== null) return { status: 'failed', message: failure.message };
  return check.currentData === undefined
    ? { status: 'unchecked' }
    : { status: 'checked', networks: check.currentData };
}
