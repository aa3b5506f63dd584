import type { AdEvent } from '@spinreel/ad-runtime/ad-host';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import {
  defaultPreviewShape,
  previewShapes,
  type PreviewShapeId,
} from '@spinreel/config-schema/options/placement/preview-shapes';
import { RefreshCw } from 'lucide-react';
import { findChosenNetworks } from '@spinreel/exporters/find-chosen-networks';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx';
import { allNetworks } from '../../lib/networks/network-texts.ts';
import { buildMediaKey } from './carried-media.ts';
import { describeHosting } from './hosted/describe-hosting.ts';
import { HostControls } from './hosted/host-controls.tsx';
import { HostLogPanel } from './hosted/host-log-panel.tsx';
import { HostedBar } from './hosted/hosted-bar.tsx';
import { listPreviewOptions, ownPreview } from './hosted/list-preview-options.ts';
import { useHostedAd } from './hosted/use-hosted-ad.ts';
import { usePreviewNetwork } from './hosted/use-preview-network.ts';
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

/** The interactive preview with its shape and refresh controls, as the product's own or in a network's simulated host. */
export function PreviewPanel({ adId, config, onEvent, onLoaded }: PreviewPanelProps) {
  const [network, chooseNetwork] = usePreviewNetwork();
  const networkId = network?.id ?? null;
  // Edits that need no other media are sent to the running page instead. The files of networks cannot be edited.
  const requestKey = networkId === null ? buildMediaKey(config) : JSON.stringify([networkId, config]);
  const { state, page, refresh } = usePreview({ adId, config, requestKey, networkId });
  const [shape, setShape] = useState<PreviewShapeId>(defaultPreviewShape);
  const { aspect } = previewShapes.find(({ id }) => id === shape) ?? previewShapes[0];
  const frameRef = useRef<HTMLIFrameElement>(null);
  useLiveEdits({ frameRef, page, config, onEvent });
  const hosted = useHostedAd({ frameRef, page: page?.networkId === networkId ? page : null });
  useEffect(() => {
    if (page !== null) onLoaded?.();
  }, [onLoaded, page]);
  return (
    <>
      <section className={styles.panel} aria-label="Preview">
        <div className={styles.host}>
          <div className={styles.as}>
            <SelectField
              label="Preview as"
              isInline
              options={listPreviewOptions(allNetworks, findChosenNetworks(config))}
              value={networkId ?? ownPreview}
              onChange={(value) => chooseNetwork(value === ownPreview ? null : value)}
            />
          </div>
          {network !== null && <HostedBar network={network} ad={hosted} />}
        </div>
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
          roomAround="26rem"
          onRetry={refresh}
          overlay={
            network !== null &&
            page?.networkId === networkId && (
              <HostControls network={network} aspect={aspect} isHidden={hosted.isHidden} />
            )
          }
        />
        {network !== null && <p className={styles.legend}>{describeHosting(network)}</p>}
      </section>
      {network !== null && (
        <HostLogPanel network={network} ad={hosted} hasFailed={state.status === 'error'} />
      )}
    </>
  );
}

/** Wider screens get a wider phone. The window limits the height. */
function chooseWidthPx(aspect: number): number {
  if (aspect > 1) return 640;
  return aspect > 0.6 ? 400 : 360;
}
