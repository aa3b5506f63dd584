import type { Network } from '@spinreel/exporters/network';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { createParams } from '../../../config/paths.ts';
import { allNetworks } from '../../../lib/networks/network-texts.ts';

/**
 * The network as which the ad is previewed, and a function that changes it. Null is the product's own preview. The URL
 * holds the choice, so it survives a reload.
 */
export function usePreviewNetwork(): readonly [Network | null, (networkId: string | null) => void] {
  const [query, setQuery] = useSearchParams();
  const wanted = query.get(createParams.as);
  const network = allNetworks.find(({ id }) => id === wanted) ?? null;
  const choose = useCallback(
    (networkId: string | null) =>
      setQuery(
        (current) => {
          const next = new URLSearchParams(current);
          if (networkId === null) next.delete(createParams.as);
          else next.set(createParams.as, networkId);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setQuery],
  );
  return [network, choose];
}
