import type { Network } from '@spinreel/exporters/network';
import { RadioTower } from 'lucide-react';
import { shortenNetworkName } from '../../../lib/networks/list-network-names.ts';
import { LogPanel } from '../../../ui/feedback/log-panel.tsx';
import type { HostedAd } from './use-hosted-ad.ts';

interface HostLogPanelProps {
  network: Network;
  ad: Pick<HostedAd, 'entries' | 'clear'>;
  /** Whether the preview could not be made. */
  hasFailed: boolean;
}

/** The calls that the ad has made to its simulated network. */
export function HostLogPanel({ network, ad: { entries, clear }, hasFailed }: HostLogPanelProps) {
  const name = shortenNetworkName(network.label);
  return (
    <LogPanel
      title="What the ad told the network"
      description={`Calls to ${name}, newest first`}
      icon={<RadioTower />}
      label={`Calls of the ad to ${name}`}
      entries={entries}
      emptyText={
        hasFailed
          ? 'The preview could not be made, so the ad has not run. Retry above.'
          : `Tap the ad to see what it reports to ${name}.`
      }
      onClear={clear}
    />
  );
}
