import type { AdEvent } from '@spinreel/ad-runtime/ad-host';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import {
  defaultPreviewShape,
  previewShapes,
  type PreviewShapeId,
} from '@spinreel/config-schema/options/placement/preview-shapes';
import { findChosenNetworks } from '@spinreel/exporters/find-chosen-networks';
import type { Network } from '@spinreel/exporters/network';
import { RefreshCw } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { allNetworks } from '../../lib/networks/network-texts.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { describeHosting } from './hosted/describe-hosting.ts';
import { HostControls } from './hosted/host-controls.tsx';
import { HostLogPanel } from './hosted/host-log-panel.tsx';
import { HostedBar } from './hosted/hosted-bar.tsx';
import { listPreviewOptions, ownPreview } from './hosted/list-preview-options.ts';
import { useHostedAd } from './hosted/use-hosted-ad.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { useLiveEdits } from './use-live-edits.ts';
import type { Preview } from './use-preview.ts';
import styles from './preview-panel.module.css';

const shapes = previewShapes.map(({ id, name }) => ({ value: id, label: name }));

interface OneScreenProps {
  preview: Preview;
  config: AdConfig;
  /** The network in whose simulated host the ad runs; null for the product's own preview. */
  network: Network | null;
  onNetwork: (networkId: string | null) => void;
  onEvent: ((event: AdEvent) => void) | undefined;
  /** Selects between this view and the wall. */
  viewSwitch: ReactNode;
}

/** The ad on one screen, as the product's own preview or in a network's simulated host. */
export function OneScreen({ preview, config, network, onNetwork, onEvent, viewSwitch }: OneScreenProps) {
  const { state, page, refresh } = preview;
  const networkId = network?.id ?? null;
  const [shape, setShape] = useState<PreviewShapeId>(defaultPreviewShape);
  const { aspect } = previewShapes.find(({ id }) => id === shape) ?? previewShapes[0];
  const frameRef = useRef<HTMLIFrameElement>(null);
  useLiveEdits({ frameRef, page, config, onEvent });
  const hosted = useHostedAd({ frameRef, page: page?.networkId === networkId ? page : null });
  return (
    <>
      <section className={styles.panel} aria-label="Preview">
        {viewSwitch}
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
          roomAround="29rem"
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
