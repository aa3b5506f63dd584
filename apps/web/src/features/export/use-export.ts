import type { ExportResult } from '@spinreel/api-contract/export-result';
import { shownError } from '@spinreel/config-schema/error-catalogue';
import { useCallback, useState } from 'react';
import { asFailure } from '../../api-client/api-failure.ts';
import { untilNotBusy } from '../../api-client/until-not-busy.ts';

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

/** Runs an export, and again by itself while the server is busy. */
export function useExport({ generate, situation, onSuccess }: ExportOptions) {
  const [state, setState] = useState<ExportState>({ status: 'idle' });

  const start = async () => {
    setState({ status: 'generating', note: null });
    const answer = await untilNotBusy({
      send: generate,
      failureIn: ({ data, error }) => (data === undefined ? asFailure(error) : null),
      onBusy: ({ message }) => setState({ status: 'generating', note: message }),
    });
    if (answer.data === undefined) {
      const { message } = asFailure(answer.error);
      setState({ status: 'error', message: shownError(situation, { server: message }) });
      return;
    }
    setState({ status: 'success', result: answer.data });
    onSuccess?.(answer.data);
  };

  const reset = useCallback(() => setState({ status: 'idle' }), []);
  return { state, start, reset };
}
