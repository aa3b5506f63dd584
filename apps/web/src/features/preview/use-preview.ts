import type { AdConfig } from '@spinreel/config-schema/ad-config';
import { shownError } from '@spinreel/config-schema/error-catalogue';
import { timings } from '@spinreel/config-schema/timings';
import { useCallback, useEffect, useState } from 'react';
import { asFailure } from '../../api-client/api-failure.ts';
import { usePreviewAdMutation } from '../../api-client/exports-api.ts';
import { untilNotBusy } from '../../api-client/until-not-busy.ts';
import { wait } from '../../lib/wait.ts';

/** A preview: on its way, failed, or a page to show. */
export type PreviewState =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string }
  | { readonly status: 'ready'; readonly url: string };

/** What came of one wish for a preview. */
interface Outcome {
  readonly wish: string;
  readonly state: PreviewState;
}

/** Has the server make the ad's preview, and again whenever the config changes. `wish` names the preview shown. */
export function usePreview(adId: string, config: AdConfig) {
  const [previewAd] = usePreviewAdMutation();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [run, setRun] = useState(0);
  // Equal configs are equal texts: only a change that matters makes a new preview.
  const configText = JSON.stringify({ ...config, updatedAt: undefined });
  const wish = `${run} ${adId} ${configText}`;
  const isFirst = outcome === null;

  useEffect(() => {
    const control = new AbortController();
    const request = async () => {
      // The first preview starts at once; later ones wait for the changes to settle.
      if (!isFirst) await wait(timings.settleMs, control.signal);
      if (control.signal.aborted) return;
      const answer = await untilNotBusy({
        send: () => previewAd({ adId, config: JSON.parse(configText) as AdConfig }),
        failureIn: ({ data, error }) => (data === undefined ? asFailure(error) : null),
        signal: control.signal,
      });
      if (control.signal.aborted) return;
      const failure = answer.error === undefined ? null : asFailure(answer.error);
      const url = answer.data?.url ?? '';
      setOutcome({
        wish,
        state:
          url === ''
            ? { status: 'error', message: shownError('preview', { client: failure?.message }) }
            : { status: 'ready', url },
      });
    };
    void request();
    return () => control.abort();
    // Whether it is the first matters when it starts, not when that changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [adId, configText, previewAd, wish]);

  const refresh = useCallback(() => setRun((count) => count + 1), []);
  const state: PreviewState = outcome?.wish === wish ? outcome.state : { status: 'loading' };
  return { state, refresh };
}
