import type { ExportResult } from '@spinreel/api-contract/export-result';
import { shownError } from '@spinreel/config-schema/error-catalogue';
import { timings } from '@spinreel/config-schema/timings';
import { useCallback, useState } from 'react';
import { asFailure, type ApiFailure } from '../../api-client/api-failure.ts';
import { wait } from '../../lib/wait.ts';

/** One network's export. */
export type ExportState =
  | { readonly status: 'idle' }
  | { readonly status: 'generating'; readonly note: string | null }
  | { readonly status: 'error'; readonly message: string }
  | { readonly status: 'success'; readonly result: ExportResult };

interface ExportOptions {
  /** Asks the server for the finished file. */
  generate: () => PromiseLike<{ data?: ExportResult | undefined; error?: unknown }>;
  situation: 'zipExport' | 'molocoExport';
  onSuccess?: (result: ExportResult) => void;
}

/** How often a busy server is asked again before the marketer is told. */
const maxAttempts = 20;

/** Runs an export, and again by itself while the server is busy. */
export function useExport({ generate, situation, onSuccess }: ExportOptions) {
  const [state, setState] = useState<ExportState>({ status: 'idle' });

  const start = async () => {
    setState({ status: 'generating', note: null });
    let failure: ApiFailure | null = null;
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      const answer = await generate();
      if (answer.data !== undefined) {
        setState({ status: 'success', result: answer.data });
        onSuccess?.(answer.data);
        return;
      }
      failure = asFailure(answer.error);
      if (failure.status !== 503) break;
      setState({ status: 'generating', note: failure.message });
      const seconds = failure.retryAfterSeconds;
      await wait(seconds === null ? timings.busyRetryMs : seconds * 1000);
    }
    setState({ status: 'error', message: shownError(situation, { server: failure?.message }) });
  };

  const reset = useCallback(() => setState({ status: 'idle' }), []);
  return { state, start, reset };
}
