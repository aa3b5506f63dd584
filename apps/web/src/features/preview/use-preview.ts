import type { AdConfig } from '@spinreel/config-schema/ad-config';
import { shownError } from '@spinreel/config-schema/error-catalogue';
import { timings } from '@spinreel/config-schema/timings';
import { useCallback, useEffect, useState } from 'react';
import { asFailure } from '../../api-client/api-failure.ts';
import { usePreviewAdMutation } from '../../api-client/exports-api.ts';
import { wait } from '../../lib/wait.ts';

/** A preview: on its way, failed, or a page to show. `run` counts the pages, so that equal addresses reload. */
export type PreviewState =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string }
  | { readonly status: 'ready'; readonly url: string; readonly run: number };

/** Has the server make the ad's preview, and again whenever the config changes. */
export function usePreview(adId: string, config: AdConfig) {
  const [previewAd] = usePreviewAdMutation();
  const [state, setState] = useState<PreviewState>({ status: 'loading' });
  const [run, setRun] = useState(0);
  // Equal configs are equal texts: only a change that matters makes a new preview.
  const configText = JSON.stringify({ ...config, updatedAt: undefined });

  useEffect(() => {
    const control = new AbortController();
    setState({ status: 'loading' });
    void (async () => {
      // The first preview starts at once; later ones wait for the changes to settle.
      if (run > 0) await wait(timings.settleMs, control.signal);
      if (control.signal.aborted) return;
      const answer = await previewAd({ adId, config: JSON.parse(configText) as AdConfig });
      if (control.signal.aborted) return;
      if (answer.data === undefined || answer.data.url === '') {
        const failure = answer.error === undefined ? null : asFailure(answer.error);
        setState({ status: 'error', message: shownError('preview', { client: failure?.message }) });
        return;
      }
      setState({ status: 'ready', url: answer.data.url, run });
    })();
    return () => control.abort();
  }, [adId, configText, previewAd, run]);

  const refresh = useCallback(() => setRun((count) => count + 1), []);
  return { state, refresh };
}
