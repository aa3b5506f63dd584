import type { SharedPreview } from '@spinreel/api-contract/share-preview';
import type { AdConfig } from '@spinreel/config-schema/ad-config';
import { messages } from '@spinreel/config-schema/messages';
import { useEffect, useMemo, useState } from 'react';
import { asFailure } from '../../api-client/api-failure.ts';
import { useSharePreviewMutation } from '../../api-client/exports-api.ts';
import { untilNotBusy } from '../../api-client/until-not-busy.ts';

/** A preview for phones. Once there is an address, it stays while newer versions are brought there. */
export interface Share {
  readonly shared: SharedPreview | null;
  /** Whether the newest version is on its way. */
  readonly isSending: boolean;
  /** Why the newest version is not there; null when it is, or is on its way. */
  readonly problem: string | null;
  readonly shareAgain: () => void;
}

/** Shares an ad while `ad` is given, and again whenever it changes. */
export function useShare(ad: { readonly adId: string; readonly config: AdConfig } | null): Share {
  const [sharePreview] = useSharePreviewMutation();
  const [shared, setShared] = useState<SharedPreview | null>(null);
  const [outcome, setOutcome] = useState<{ wish: object; problem: string | null } | null>(null);
  const [run, setRun] = useState(0);
  // A wish is known by its identity: another ad, or the same one again.
  const wish = useMemo(() => (ad === null ? null : { ad, run }), [ad, run]);
  useEffect(() => {
    if (wish === null) return undefined;
    const control = new AbortController();
    const share = async () => {
      const answer = await untilNotBusy({
        send: () => sharePreview(wish.ad),
        failureIn: ({ data, error }) => (data === undefined ? asFailure(error) : null),
        signal: control.signal,
      });
      if (control.signal.aborted) return;
      if (answer.data !== undefined) setShared(answer.data);
      const problem =
        answer.data === undefined ? (asFailure(answer.error).message ?? messages.backend.unreachable) : null;
      setOutcome({ wish, problem });
    };
    void share();
    return () => control.abort();
  }, [sharePreview, wish]);
  const isSettled = outcome !== null && outcome.wish === wish;
  return {
    shared,
    isSending: wish !== null && !isSettled,
    problem: isSettled ? outcome.problem : null,
    shareAgain: () => setRun((count) => count + 1),
  };
}
