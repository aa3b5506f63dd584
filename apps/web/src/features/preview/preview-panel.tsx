import type { AdEvent } from '@spinreel/ad-runtime/ad-host';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import {
  defaultPreviewShape,
  previewShapes,
  type PreviewShapeId,
} from '@spinreel/config-schema/options/placement/preview-shapes';
import { RefreshCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx';
import { buildMediaKey } from './carried-media.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { useLiveEdits } from './use-live-edits.ts';
import { usePreview } from './use-preview.ts';
import styles from './preview-panel.module.css';

const shapes = previewShapes.map(({ id, name }) => ({ value: id, label: name }));

interface PreviewPanelProps {
  adId: string;
  config: AdConfig;
  /** Called for each event of the ad. */
  onEvent?: (event: AdEvent) => void;
  /** Called when the ad starts to load or reload. */
  onLoaded?: () => void;
}

/** The interactive preview with its shape and refresh controls. */
export function PreviewPanel({ adId, config, onEvent, onLoaded }: PreviewPanelProps) {
  // Edits that need no other media are sent to the running page instead.
  const { state, page, refresh } = usePreview({ adId, config, requestKey: buildMediaKey(config) });
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
        widthPx={chooseWidthPx(aspect)}
        roomAround="22.5rem"
        onRetry={refresh}
      />
    </section>
  );
}

/** Wider screens get a wider phone. The window limits the height. */
function chooseWidthPx(aspect: number): number {
  if (aspect > 1) return 640;
  return aspect > 0.6 ? 400 : 360;
}
