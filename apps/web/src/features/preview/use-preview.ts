import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { timings } from '@spinreel/config-schema/limits/timings';
import { useCallback, useEffect, useRef, useState } from 'react';
import { asFailure } from '../../api-client/calls/api-failure.ts';
import { usePreviewAdMutation } from '../../api-client/exports-api.ts';
import { retryWhileBusy } from '../../api-client/calls/retry-while-busy.ts';
import { wait } from '../../lib/timing/wait.ts';
import { describePreviewFailure } from './describe-preview-failure.ts';

/** The state of a preview. `busy`: waiting until the server can take the request. */
export type PreviewState =
  | { readonly status: 'loading' }
  | { readonly status: 'busy' }
  | { readonly status: 'error'; readonly message: string }
  | { readonly status: 'ready' };

/** A page with the ad. */
export interface PreviewPage {
  readonly url: string;
  /** The config that the page was made from. */
  readonly config: AdConfig;
  /** The network in whose simulated host the ad runs; null for the product's own preview. */
  readonly networkId: string | null;
}

/** A preview, and a function that makes a new one. */
export type Preview = ReturnType<typeof usePreview>;

/** The outcome of one preview request. */
interface Outcome {
  readonly requestKey: string;
  readonly state: PreviewState;
}

/**
 * Requests the ad's preview from the server, and again whenever `requestKey` changes. `page` is the newest page, or null
 * before the first. It stays while a new one is being made.
 */
export function usePreview(options: {
  adId: string;
  config: AdConfig;
  requestKey: string;
  /** The network in whose simulated host the ad runs; null for the product's own preview. */
  networkId: string | null;
}) {
  const { adId, config, networkId } = options;
  const [previewAd] = usePreviewAdMutation();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [page, setPage] = useState<PreviewPage | null>(null);
  const [run, setRun] = useState(0);
  const requestKey = `${run} ${adId} ${options.requestKey}`;
  const isFirst = outcome === null;

  const newestRef = useRef(config);
  useEffect(() => {
    newestRef.current = config;
  });
  useEffect(() => {
    const control = new AbortController();
    const request = async () => {
      // The first preview starts immediately. Later ones wait until the changes have settled.
      if (!isFirst) await wait(timings.settleMs, control.signal);
      if (control.signal.aborted) return;
      const sent = newestRef.current;
      const answer = await retryWhileBusy({
        send: () => previewAd({ adId, config: sent, networkId }),
        onBusy: () => {
          if (!control.signal.aborted) setOutcome({ requestKey, state: { status: 'busy' } });
        },
        signal: control.signal,
      });
      if (control.signal.aborted) return;
      const newUrl = answer.data?.url ?? '';
      if (newUrl !== '') setPage({ url: newUrl, config: sent, networkId });
      setOutcome({
        requestKey,
        state:
          newUrl === ''
            ? { status: 'error', message: describePreviewFailure(asFailure(answer.error)) }
            : { status: 'ready' },
      });
    };
    void request();
    return () => control.abort();
    // Whether it is the first matters when it starts, not when that changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [adId, networkId, previewAd, requestKey]);

  const refresh = useCallback(() => setRun((count) => count + 1), []);
  const state: PreviewState = outcome?.requestKey === requestKey ? outcome.state : { status: 'loading' };
  return { state, page, refresh };
}
