import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { timings } from '@spinreel/config-schema/limits/timings';
import { useEffect, useMemo, useState } from 'react';
import { selectBackendConfig } from './saving/to-backend-config.ts';
import { useDraftSelector } from './draft-root.ts';

/**
 * Returns the ad as it is sent to the server, once its changes have settled; null while no ad is open. Returns the same
 * object as long as the content is equal, even if the ad was saved or a person has confirmed something about it.
 */
export function useSettledAd(): { readonly adId: string; readonly config: AdConfig } | null {
  const adId = useDraftSelector((state) => state.adDraft.adId);
  const sent = useDraftSelector(selectBackendConfig);
  const compliance = { ...sent.compliance, confirmed: undefined };
  const text = useSettled(JSON.stringify({ ...sent, compliance, updatedAt: undefined }), timings.settleMs);
  return useMemo(() => (adId === null ? null : { adId, config: JSON.parse(text) as AdConfig }), [adId, text]);
}

/** Returns a value once it has not changed for `delayMs` milliseconds. The first value is returned immediately. */
function useSettled<Value>(value: Value, delayMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
