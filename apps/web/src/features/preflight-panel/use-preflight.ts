import { selectConfig } from '../../ad-draft/catalogue/select-asset.ts';
import type { NetworkVerdict } from '@spinreel/api-contract/exports';
import type { Progress } from '@spinreel/api-contract/progress';
import type { Problem } from '@spinreel/config-schema/problems/problem';
import { findExportProblem } from '@spinreel/config-schema/rules/export-validation';
import { timings } from '@spinreel/config-schema/limits/timings';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useDraftSelector } from '../../ad-draft/draft-root.ts';
import { useSettledAd } from '../../ad-draft/use-settled-ad.ts';
import { asFailure, chooseRetryMs, type ApiFailure } from '../../api-client/calls/api-failure.ts';
import { useCheckAdQuery, useCheckAdState } from '../../api-client/exports-api.ts';
import { useRetry } from '../../api-client/use-retry-while-busy.ts';
import { useProgress } from '../../api-client/progress/use-progress.ts';
import { generateId } from '../../lib/generate-id.ts';

/** The known result of the preflight check. */
export type Preflight =
  /** The ad cannot be exported yet. The wizard knows the reason without asking the server. */
  | { readonly status: 'blocked'; readonly problem: Problem }
  | { readonly status: 'unchecked' }
  | { readonly status: 'checking' }
  /** The server is busy. The check is retried automatically. */
  | { readonly status: 'busy' }
  | { readonly status: 'failed'; readonly message: string | null }
  | { readonly status: 'checked'; readonly networks: readonly NetworkVerdict[] };

/** The check of the open ad. */
export interface PreflightCheck {
  readonly preflight: Preflight;
  /** The progress of a running check; null before the server reports it. */
  readonly progress: Progress | null;
  /** Checks again after a failure. */
  readonly retry: () => void;
}

/** Checks the ad, and again after changes have settled. */
export function usePreflight(): PreflightCheck {
  const ad = useSettledAd();
  const problem = useProblem();
  const isWanted = ad !== null && problem === null;
  const options = useMemo(() => (ad === null ? null : { ...ad, progressId: generateId() }), [ad]);
  const check = useCheckAdQuery(isWanted && options !== null ? options : skipToken);
  const failure = check.isError ? asFailure(check.error) : null;
  const { refetch } = check;
  useRetry(failure === null || check.isFetching ? null : chooseDelayMs(failure), refetch);
  const progress = useProgress(isWanted && check.isFetching ? (options?.progressId ?? null) : null);
  return { preflight: describeCheck(problem, check), progress, retry: () => void refetch() };
}

/** Returns the result of the last check, without starting one. */
export function useKnownPreflight(): Preflight {
  const ad = useSettledAd();
  const problem = useProblem();
  return describeCheck(problem, useCheckAdState(ad ?? skipToken));
}

/** Returns the delay until a failed check is repeated, in milliseconds; null if it is repeated only when the user asks. */
function chooseDelayMs(failure: ApiFailure): number | null {
  // The server could not be reached. It is not asked often, because each attempt hides the failure for a moment.
  if (failure.status === 0) return timings.estimateRefreshMs;
  return failure.status === 503 ? chooseRetryMs(failure) : null;
}

function useProblem(): Problem | null {
  const config = useDraftSelector(selectConfig);
  return useMemo(() => findExportProblem(config), [config]);
}

function describeCheck(
  problem: Problem | null,
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
