import type { ExportResult } from '@spinreel/api-contract/export-result';
import type { Progress } from '@spinreel/api-contract/watch-progress';
import { shownError } from '@spinreel/config-schema/error-catalogue';
import type { AdConfig } from '@spinreel/config-schema/ad-config';
import { useCallback, useEffect, useRef, useState } from 'react';
import { asFailure } from '../../api-client/api-failure.ts';
import { untilNotBusy } from '../../api-client/until-not-busy.ts';
import { useProgress } from '../../api-client/use-progress.ts';
import { newId } from '../../lib/new-id.ts';

/** One network's export. */
export type ExportState =
  | { readonly status: 'idle' }
  | { readonly status: 'generating'; readonly note: string | null; readonly progressId: string | null }
  | { readonly status: 'error'; readonly message: string }
  | { readonly status: 'success'; readonly result: ExportResult; readonly isOutdated: boolean };

/** An export under way; `abort` ends the request. */
type RunningExport = PromiseLike<{ data?: ExportResult | undefined; error?: unknown }> & {
  abort: () => void;
};

/** What is kept of an export: with the ad, as text, of which the file was made. */
type KeptState =
  | Exclude<ExportState, { status: 'success' }>
  | { readonly status: 'success'; readonly result: ExportResult; readonly ad: string };

interface ExportOptions {
  config: AdConfig;
  /** Asks the server for the finished file; its progress is watched under this id. */
  generate: (progressId: string) => RunningExport;
  situation: 'zipExport' | 'molocoExport';
  onSuccess?: (result: ExportResult) => void;
}

/** Runs an export, and again by itself while the server is busy. `progress` is null until the server tells of it. */
export function useExport({ config, generate, situation, onSuccess }: ExportOptions) {
  const [kept, setState] = useState<KeptState>({ status: 'idle' });
  const ad = JSON.stringify({ ...config, updatedAt: undefined });
  const state: ExportState = kept.status === 'success' ? { ...kept, isOutdated: kept.ad !== ad } : kept;
  const runningRef = useRef<AbortController | null>(null);
  const progress: Progress | null = useProgress(state.status === 'generating' ? state.progressId : null);

  const start = async () => {
    const control = new AbortController();
    runningRef.current = control;
    const { signal } = control;
    const answer = await untilNotBusy({
      send: () => {
        // The stream of an attempt ends with it.
        const progressId = newId();
        setState({ status: 'generating', note: null, progressId });
        const request = generate(progressId);
        signal.addEventListener('abort', () => request.abort());
        return request;
      },
      failureIn: ({ data, error }) => (data === undefined ? asFailure(error) : null),
      onBusy: ({ message }) => setState({ status: 'generating', note: message, progressId: null }),
      signal,
    });
    if (signal.aborted) return;
    if (answer.data === undefined) {
      const { message } = asFailure(answer.error);
      setState({ status: 'error', message: shownError(situation, { server: message }) });
      return;
    }
    setState({ status: 'success', result: answer.data, ad });
    onSuccess?.(answer.data);
  };

  // Nobody waits for a file whose page was left.
  useEffect(() => () => runningRef.current?.abort(), []);

  /** Back to the beginning, whatever is under way. */
  const reset = useCallback(() => {
    runningRef.current?.abort();
    setState({ status: 'idle' });
  }, []);
  return { state, progress, start, reset };
}
