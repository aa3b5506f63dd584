import type { AdEvent } from '@spinreel/ad-runtime/ad-host';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import {
  defaultPreviewShape,
  type PreviewShapeId,
} from '@spinreel/config-schema/options/placement/preview-shapes';
import { useEffect, useState } from 'react';
import { buildMediaKey } from './carried-media.ts';
import { usePreviewNetwork } from './hosted/use-preview-network.ts';
import { OneScreen } from './one-screen.tsx';
import { PreviewToolbar } from './preview-toolbar.tsx';
import { usePreview } from './use-preview.ts';
import { ShapeWall } from './wall/shape-wall.tsx';
import { useWallView } from './wall/use-wall-view.ts';
import styles from './preview-panel.module.css';

interface PreviewPanelProps {
  adId: string;
  config: AdConfig;
  /** Called for each event of the ad. */
  onEvent?: (event: AdEvent) => void;
  /** Called when the ad starts to load or reload. */
  onLoaded?: () => void;
}

/**
 * The interactive preview: on one screen, or in all shapes side by side. Its toolbar and its parts are placed in the grid of
 * its parent.
 */
export function PreviewPanel({ adId, config, onEvent, onLoaded }: PreviewPanelProps) {
  const [isWall, showWall] = useWallView();
  const [shape, setShape] = useState<PreviewShapeId>(defaultPreviewShape);
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
  return (
    <section className={styles.parts} aria-label="Preview">
      <PreviewToolbar
        shape={isWall ? 'all' : shape}
        config={config}
        networkId={networkId}
        onShape={(next) => {
          if (next !== 'all') setShape(next);
          showWall(next === 'all');
        }}
        onNetwork={chooseNetwork}
        onRefresh={preview.refresh}
      />
      {isWall ? (
        <ShapeWall {...{ adId, preview, config, onEvent, onLoaded }} />
      ) : (
        <OneScreen {...{ preview, network, shape, onEvent }} />
      )}
    </section>
  );
}
