import type { SharedPreview } from '@spinreel/api-contract/previews';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { messages } from '@spinreel/config-schema/messages/messages';
import { useEffect, useMemo, useState } from 'react';
import { asFailure } from '../../api-client/calls/api-failure.ts';
import { useSharePreviewMutation } from '../../api-client/exports-api.ts';
import { retryWhileBusy } from '../../api-client/calls/retry-while-busy.ts';

/** A preview for phones. Its URL stays the same while newer versions are sent. */
export interface Share {
  readonly shared: SharedPreview | null;
  /** Whether the newest version is being sent. */
  readonly isSending: boolean;
  /** Why the newest version could not be sent, or null. */
  readonly problem: string | null;
  readonly shareAgain: () => void;
}

/** Shares an ad if `ad` is given, and again whenever it changes. */
export function useShare(ad: { readonly adId: string; readonly config: AdConfig } | null): Share {
  const [sharePreview] = useSharePreviewMutation();
  const [shared, setShared] = useState<SharedPreview | null>(null);
  const [outcome, setOutcome] = useState<{ request: object; problem: string | null } | null>(null);
  const [run, setRun] = useState(0);
  // A request is identified by its object: another ad, or a repeated share of the same ad.
  const request = useMemo(() => (ad === null ? null : { ad, run }), [ad, run]);
  useEffect(() => {
    if (request === null) return undefined;
    const control = new AbortController();
    const share = async () => {
      const answer = await retryWhileBusy({
        send: () => sharePreview(request.ad),
        failureIn: ({ data, error }) => (data === undefined ? asFailure(error) : null),
        signal: control.signal,
      });
      if (control.signal.aborted) return;
      if (answer.data !== undefined) setShared(answer.data);
      const problem =
        answer.data === undefined ? (asFailure(answer.error).message ?? messages.backend.unreachable) : null;
      setOutcome({ request, problem });
    };
    void share();
    return () => control.abort();
  }, [sharePreview, request]);
  const isSettled = outcome !== null && outcome.request === request;
  return {
    shared,
    isSending: request !== null && !isSettled,
    problem: isSettled ? outcome.problem : null,
    shareAgain: () => setRun((count) => count + 1),
  };
}
