import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { previewShapes, type PreviewShapeId } from '@spinreel/config-schema/options/placement/preview-shapes';
import { findChosenNetworks } from '@spinreel/exporters/find-chosen-networks';
import { RefreshCw } from 'lucide-react';
import { allNetworks } from '../../lib/networks/network-texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx';
import { SelectField } from '../../ui/fields/select/select-field.tsx';
import { listPreviewOptions, ownPreview } from './hosted/list-preview-options.ts';
import styles from './preview-toolbar.module.css';

/** One shape, or all of them side by side. */
type ShownShape = PreviewShapeId | 'all';

const shapes: readonly { value: ShownShape; label: string }[] = [
  ...previewShapes.map(({ id, name }) => ({ value: id, label: name })),
  { value: 'all', label: 'All shapes' },
];

interface PreviewToolbarProps {
  shape: ShownShape;
  config: AdConfig;
  /** The network as which the ad is previewed; null for the product's own preview. */
  networkId: string | null;
  onShape: (shape: ShownShape) => void;
  onNetwork: (networkId: string | null) => void;
  onRefresh: () => void;
}

/** All choices of the preview in one row, so that the ad gets the height. */
export function PreviewToolbar(props: PreviewToolbarProps) {
  const { shape, config, networkId, onShape, onNetwork, onRefresh } = props;
  return (
    <div className={styles.toolbar}>
      <SegmentedControl label="Screen shape" options={shapes} value={shape} onChange={onShape} isSmall />
      {/* The wall is always the product's own preview, and has its own buttons. */}
      {shape !== 'all' && (
        <div className={styles.host}>
          <div className={styles.as}>
            <SelectField
              label="Preview as"
              isInline
              options={listPreviewOptions(allNetworks, findChosenNetworks(config))}
              value={networkId ?? ownPreview}
              onChange={(value) => onNetwork(value === ownPreview ? null : value)}
            />
          </div>
          <Button icon={<RefreshCw />} onClick={onRefresh} className={styles.refresh}>
            Refresh<span className={styles.object}> preview</span>
          </Button>
        </div>
      )}
    </div>
  );
}
