import type { AdConfig } from '@spinreel/config-schema/ad-config';
import {
  defaultPreviewShape,
  previewShapes,
  type PreviewShapeId,
} from '@spinreel/config-schema/preview-shapes';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { PreviewFrame } from './preview-frame.tsx';
import { usePreview } from './use-preview.ts';
import styles from './preview-panel.module.css';

const shapes = previewShapes.map(({ id }) => ({ value: id, label: id }));

/** The interactive preview with its shape and refresh controls. */
export function PreviewPanel({ adId, config }: { adId: string; config: AdConfig }) {
  const { state, refresh } = usePreview(adId, config);
  const [shape, setShape] = useState<PreviewShapeId>(defaultPreviewShape);
  const { aspect } = previewShapes.find(({ id }) => id === shape) ?? previewShapes[0];
  return (
    <section className={styles.panel} aria-label="Preview">
      <div className={styles.controls}>
        <SegmentedControl label="Screen shape" options={shapes} value={shape} onChange={setShape} />
        <IconButton label="Refresh preview" icon={<RefreshCw />} tone="solid" onClick={refresh} />
      </div>
      <PreviewFrame
        state={state}
        aspect={aspect}
        widthPx={shape === '2:3' ? 400 : 360}
        roomAround="22.5rem"
        onRetry={refresh}
      />
    </section>
  );
}
