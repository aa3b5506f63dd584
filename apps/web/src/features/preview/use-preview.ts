import type { AdConfig } from '@spinreel/config-schema/ad-config';
import { timings } from '@spinreel/config-schema/timings';
import { useCallback, useEffect, useRef, useState } from 'react';
import { asFailure } from '../../api-client/api-failure.ts';
import { usePreviewAdMutation } from '../../api-client/exports-api.ts';
import { untilNotBusy } from '../../api-client/until-not-busy.ts';
import { wait } from '../../lib/wait.ts';
import { previewProblem } from './preview-problem.ts';

/** A preview: on its way, waiting until the server has room, failed, or there. */
export type PreviewState =
  | { readonly status: 'loading' }
  | { readonly status: 'busy' }
  | { readonly status: 'error'; readonly message: string }
  | { readonly status: 'ready' };

/** A page that shows the ad. */
export interface PreviewPage {
  readonly url: string;
  /** Of which it was made. */
  readonly config: AdConfig;
}

/** What came of one wish for a preview. */
interface Outcome {
  readonly wish: string;
  readonly state: PreviewState;
}

/**
 * Has the server make the ad's preview, and again whenever `wish` changes. `page` is the newest one there is, null
 * before the first: it stays while another one is on its way.
 */
export function usePreview(options: { adId: string; config: AdConfig; wish: string }) {
  const { adId, config } = options;
  const [previewAd] = usePreviewAdMutation();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [page, setPage] = useState<PreviewPage | null>(null);
  const [run, setRun] = useState(0);
  const wish = `${run} ${adId} ${options.wish}`;
  const isFirst = outcome === null;

  const newestRef = useRef(config);
  useEffect(() => {
    newestRef.current = config;
  });
  useEffect(() => {
    const control = new AbortController();
    const request = async () => {
      // The first preview starts at once; later ones wait for the changes to settle.
      if (!isFirst) await wait(timings.settleMs, control.signal);
      if (control.signal.aborted) return;
      const sent = newestRef.current;
      const answer = await untilNotBusy({
        send: () => previewAd({ adId, config: sent }),
        failureIn: ({ data, error }) => (data === undefined ? asFailure(error) : null),
        onBusy: () => {
          if (!control.signal.aborted) setOutcome({ wish, state: { status: 'busy' } });
        },
        signal: control.signal,
      });
      if (control.signal.aborted) return;
      const newUrl = answer.data?.url ?? '';
      if (newUrl !== '') setPage({ url: newUrl, config: sent });
      setOutcome({
        wish,
        state:
          newUrl === ''
            ? { status: 'error', message: previewProblem(asFailure(answer.error)) }
            : { status: 'ready' },
      });
    };
    void request();
    return () => control.abort();
    // Whether it is the first matters when it starts, not when that changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [adId, previewAd, wish]);

  const refresh = useCallback(() => setRun((count) => count + 1), []);
  const state: PreviewState = outcome?.wish === wish ? outcome.state : { status: 'loading' };
  return { state, page, refresh };
}
