import type { CheckFilePublishingRequest, FileCheck } from '@spinreel/api-contract/checks';
import type { Progress } from '@spinreel/api-contract/progress';
import type { PublishingCheck } from '@spinreel/api-contract/publishing';
import { describeFailure } from '../../../api-client/calls/describe-failure.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { requestPublishing } from '../../../api-client/checks-api.ts';
import { retryWhileBusy } from '../../../api-client/calls/retry-while-busy.ts';

/** What is known about publishing a checked file. */
export type Publishing =
  | { readonly status: 'unchecked' }
  /** `progress` is null until the server reports it. A busy server is asked again automatically. */
  | { readonly status: 'checking'; readonly progress: Progress | null; readonly isBusy: boolean }
  | { readonly status: 'failed'; readonly message: string; readonly canRetry: boolean }
  | { readonly status: 'checked'; readonly check: PublishingCheck };

/** The check that plays a file for one network, and judges it for publishing. */
export interface PublishingControls {
  readonly publishing: Publishing;
  readonly start: (wish: CheckFilePublishingRequest) => void;
  readonly cancel: () => void;
}

/** Checks a file for publishing: at once if there is a wish, or on request. Cancels when the page is left. */
export function usePublishing(check: FileCheck, wish: CheckFilePublishingRequest | null): PublishingControls {
  const { id } = check;
  const stored: Publishing =
    check.publishing === null ? { status: 'unchecked' } : { status: 'checked', check: check.publishing };
  const [publishing, setPublishing] = useState<Publishing>(stored);
  const knownRef = useRef<Publishing>(stored);
  const controllerRef = useRef<AbortController | null>(null);

  const start = useCallback(
    (wanted: CheckFilePublishingRequest) => {
      controllerRef.current?.abort();
      const controller = new AbortController();
      const { signal } = controller;
      controllerRef.current = controller;
      const show = (next: Publishing) => {
        if (signal.aborted) return;
        if (next.status === 'checked') knownRef.current = next;
        setPublishing(next);
      };
      const send = () => {
        show({ status: 'checking', progress: null, isBusy: false });
        const onProgress = (progress: Progress) => show({ status: 'checking', progress, isBusy: false });
        return requestPublishing({ id, wish: wanted }, { signal, onProgress });
      };
      const onBusy = () => show({ status: 'checking', progress: null, isBusy: true });
      void retryWhileBusy({ send, onBusy, signal }).then((answer) => {
        if ('data' in answer) return show({ status: 'checked', check: answer.data });
        const { status } = answer.error;
        // The file is gone, or the server has no browser.
        const canRetry = status !== 410 && status !== 501;
        return show({ status: 'failed', message: describeFailure(answer.error), canRetry });
      });
    },
    [id],
  );
  useEffect(() => {
    if (wish !== null) start(wish);
    return () => controllerRef.current?.abort();
  }, [wish, start]);

  const cancel = () => {
    controllerRef.current?.abort();
    setPublishing(knownRef.current);
  };
  return { publishing, start, cancel };
}
