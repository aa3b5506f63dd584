import type { AdEvent } from '@spinreel/ad-runtime/ad-host';
import type { AdConfig } from '@spinreel/config-schema/ad-config';
import {
  defaultPreviewShape,
  previewShapes,
  type PreviewShapeId,
} from '@spinreel/config-schema/preview-shapes';
import { RefreshCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { mediaKey } from './carried-media.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { useLiveEdits } from './use-live-edits.ts';
import { usePreview } from './use-preview.ts';
import styles from './preview-panel.module.css';

const shapes = previewShapes.map(({ id, name }) => ({ value: id, label: name }));

interface PreviewPanelProps {
  adId: string;
  config: AdConfig;
  /** Told of what happens in the ad. */
  onEvent?: (event: AdEvent) => void;
  /** The ad begins to load, or to load anew. */
  onLoaded?: () => void;
}

/** The interactive preview with its shape and refresh controls. */
export function PreviewPanel({ adId, config, onEvent, onLoaded }: PreviewPanelProps) {
  // What needs no other media is brought to the page that runs.
  const { state, page, refresh } = usePreview({ adId, config, wish: mediaKey(config) });
  const [shape, setShape] = useState<PreviewShapeId>(defaultPreviewShape);
  const { aspect } = previewShapes.find(({ id }) => id === shape) ?? previewShapes[0];
  const frameRef = useRef<HTMLIFrameElement>(null);
  useLiveEdits({ frameRef, page, config, onEvent });
  useEffect(() => {
    if (page !== null) onLoaded?.();
  }, [onLoaded, page]);
  return (
    <section className={styles.panel} aria-label="Preview">
      <div className={styles.controls}>
        <SegmentedControl label="Screen shape" options={shapes} value={shape} onChange={setShape} />
        <IconButton label="Refresh preview" icon={<RefreshCw />} tone="solid" onClick={refresh} />
      </div>
      <PreviewFrame
        state={state}
        url={page?.url ?? null}
        frameRef={frameRef}
        aspect={aspect}
        widthPx={widthPxOf(aspect)}
        roomAround="22.5rem"
        onRetry={refresh}
      />
    </section>
  );
}

/** Wider screens are shown wider; how high they are, the window decides. */
function widthPxOf(aspect: number): number {
  if (aspect > 1) return 640;
  return aspect > 0.6 ? 400 : 360;
}
