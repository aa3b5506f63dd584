import type { SharedPreview } from '@spinreel/api-contract/previews';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { SharedPreviewLifetime } from '@spinreel/config-schema/limits/timings';
import { useEffect, useMemo, useRef, useState } from 'react';
import { describeFailure } from '../../api-client/calls/describe-failure.ts';
import { retryWhileBusy } from '../../api-client/calls/retry-while-busy.ts';
import { useSharePreviewMutation } from '../../api-client/exports-api.ts';

/** A preview for phones. Its URL stays the same while newer versions are sent. */
export interface Share {
  /** Null before the ad is shared. */
  readonly shared: SharedPreview | null;
  /** Whether the newest version is being sent. */
  readonly isSending: boolean;
  /** Why the newest version could not be sent, or null. */
  readonly problem: string | null;
  /** Shares the ad from now on for a lifetime. */
  readonly share: (lifetime: SharedPreviewLifetime) => void;
}

/** What the marketer asked for. Each is a new object, also with the same lifetime. */
interface Wish {
  /** Undefined to keep the expiry of a link that exists. */
  readonly lifetime: SharedPreviewLifetime | undefined;
}

/**
 * Shares an ad on request, and again whenever it changes, until its link expires. `found` is the link that the ad already
 * has; null if there is none.
 */
export function useShare(
  ad: { readonly adId: string; readonly config: AdConfig } | null,
  found: SharedPreview | null,
): Share {
  const [sharePreview] = useSharePreviewMutation();
  const [sent, setSent] = useState<SharedPreview | null>(null);
  const [outcome, setOutcome] = useState<{ request: object; problem: string | null } | null>(null);
  const [wish, setWish] = useState<Wish | null>(null);
  const shared = sent ?? found;
  const current = wish ?? (found === null ? null : keepExpiry);
  // A request is identified by its object: another ad, or another wish for the same ad.
  const request = useMemo(
    () => (ad === null || current === null ? null : { ad, wish: current }),
    [ad, current],
  );
  const fulfilledRef = useRef<Wish>(keepExpiry);
  const expiresAtRef = useRef('');
  const lastSendRef = useRef<Promise<void>>(Promise.resolve());
  useEffect(() => {
    expiresAtRef.current = shared?.expiresAt ?? '';
  }, [shared]);
  useEffect(() => {
    if (request === null) return undefined;
    const isUpdate = fulfilledRef.current === request.wish;
    // An edit does not revive an expired link.
    if (isUpdate && Date.parse(expiresAtRef.current) <= Date.now()) return undefined;
    const control = new AbortController();
    const earlier = lastSendRef.current;
    const send = async () => {
      // The server may answer requests in another order, and an older version must not replace a newer one.
      await earlier;
      if (control.signal.aborted) return;
      const lifetime = isUpdate ? undefined : request.wish.lifetime;
      const answer = await retryWhileBusy({
        send: () => sharePreview({ ...request.ad, lifetime }),
        signal: control.signal,
      });
      if (control.signal.aborted) return;
      if (answer.data !== undefined) {
        setSent(answer.data);
        fulfilledRef.current = request.wish;
      }
      const problem = answer.data === undefined ? describeFailure(answer.error) : null;
      setOutcome({ request, problem });
    };
    lastSendRef.current = send();
    return () => control.abort();
  }, [sharePreview, request]);
  const isSettled = outcome !== null && outcome.request === request;
  return {
    shared,
    isSending: request !== null && !isSettled,
    problem: isSettled ? outcome.problem : null,
    share: (lifetime) => setWish({ lifetime }),
  };
}

const keepExpiry: Wish = { lifetime: undefined };
