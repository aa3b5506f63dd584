import type { AdConfig } from '@spinreel/config-schema/ad-config';
import { timings } from '@spinreel/config-schema/timings';
import { useMemo } from 'react';
import { useSettled } from '../lib/use-settled.ts';
import { backendConfig } from './backend-config.ts';
import { useDraftSelector } from './draft-root.ts';

/**
 * The ad as it is sent, once its changes have rested; null while none is open. Equal ads are the same object, whenever
 * they were saved.
 */
export function useSettledAd(): { readonly adId: string; readonly config: AdConfig } | null {
  const { adId, config } = useDraftSelector((state) => state.adDraft);
  const sent = useMemo(() => backendConfig(config), [config]);
  const text = useSettled(JSON.stringify({ ...sent, updatedAt: undefined }), timings.settleMs);
  return useMemo(() => (adId === null ? null : { adId, config: JSON.parse(text) as AdConfig }), [adId, text]);
}
