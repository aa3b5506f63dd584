import type { AdEvent } from '@spinreel/ad-runtime/ad-host';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { LayoutGrid, Smartphone } from 'lucide-react';
import { useEffect } from 'react';
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx';
import { buildMediaKey } from './carried-media.ts';
import { usePreviewNetwork } from './hosted/use-preview-network.ts';
import { OneScreen } from './one-screen.tsx';
import { usePreview } from './use-preview.ts';
import { ShapeWall } from './wall/shape-wall.tsx';
import { useWallView } from './wall/use-wall-view.ts';

const views = [
  { value: 'one', label: 'One screen', icon: <Smartphone aria-hidden="true" /> },
  { value: 'all', label: 'All shapes', icon: <LayoutGrid aria-hidden="true" /> },
] as const;

interface PreviewPanelProps {
  adId: string;
  config: AdConfig;
  /** Called for each event of the ad. */
  onEvent?: (event: AdEvent) => void;
  /** Called when the ad starts to load or reload. */
  onLoaded?: () => void;
}

/** The interactive preview: on one screen, or in all shapes side by side. */
export function PreviewPanel({ adId, config, onEvent, onLoaded }: PreviewPanelProps) {
  const [isWall, showWall] = useWallView();
  const [chosenNetwork, chooseNetwork] = usePreviewNetwork();
  // The pages of networks do not follow each other.
  const network = isWall ? null : chosenNetwork;
  const networkId = network?.id ?? null;
  // Edits that need no other media are sent to the running page instead. The files of networks cannot be edited.
  const requestKey = networkId === null ? buildMediaKey(config) : JSON.stringify([networkId, config]);
  const preview = usePreview({ adId, config, requestKey, networkId });
  const { page } = preview;
  useEffect(() => {
    if (page !== null) onLoaded?.();
  }, [isWall, onLoaded, page]);
  const viewSwitch = (
    <SegmentedControl
      label="View"
      options={views}
      value={isWall ? 'all' : 'one'}
      onChange={(view) => showWall(view === 'all')}
    />
  );
  return isWall ? (
    <ShapeWall {...{ adId, preview, config, onEvent, onLoaded, viewSwitch }} />
  ) : (
    <OneScreen {...{ preview, config, network, onEvent, viewSwitch }} onNetwork={chooseNetwork} />
  );
}
