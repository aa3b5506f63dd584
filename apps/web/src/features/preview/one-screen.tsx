import type { AdEvent } from '@spinreel/ad-runtime/ad-host';
import { previewShapes, type PreviewShapeId } from '@spinreel/config-schema/options/placement/preview-shapes';
import type { Network } from '@spinreel/exporters/network';
import { useRef } from 'react';
import { describeHosting } from './hosted/describe-hosting.ts';
import { HostControls } from './hosted/host-controls.tsx';
import { HostLogPanel } from './hosted/host-log-panel.tsx';
import { HostedBar } from './hosted/hosted-bar.tsx';
import { useHostedAd } from './hosted/use-hosted-ad.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { useLiveEdits } from './use-live-edits.ts';
import type { Preview } from './use-preview.ts';
import styles from './preview-panel.module.css';

interface OneScreenProps {
  preview: Preview;
  shape: PreviewShapeId;
  /** The network in whose simulated host the ad runs; null for the product's own preview. */
  network: Network | null;
  onEvent: ((event: AdEvent) => void) | undefined;
}

/** The ad on one screen, as the product's own preview or in a network's simulated host. */
export function OneScreen({ preview, shape, network, onEvent }: OneScreenProps) {
  const { state, page, refresh } = preview;
  const networkId = network?.id ?? null;
  const { aspect } = previewShapes.find(({ id }) => id === shape) ?? previewShapes[0];
  const frameRef = useRef<HTMLIFrameElement>(null);
  useLiveEdits({ frameRef, page, onEvent });
  const hosted = useHostedAd({ frameRef, page: page?.networkId === networkId ? page : null });
  return (
    <>
      <div className={styles.panel}>
        {network !== null && (
          <div className="wrap gap-3 justify-center">
            <HostedBar network={network} ad={hosted} />
          </div>
        )}
        <PreviewFrame
          state={state}
          url={page?.url ?? null}
          frameRef={frameRef}
          aspect={aspect}
          widthPx={chooseWidthPx(aspect)}
          roomAround={network === null ? '17rem' : '20rem'}
          onRetry={refresh}
          overlay={
            network !== null &&
            page?.networkId === networkId && (
              <HostControls network={network} aspect={aspect} isHidden={hosted.isHidden} />
            )
          }
        />
        {network !== null && <p className={styles.legend}>{describeHosting(network)}</p>}
      </div>
      {network !== null && (
        <HostLogPanel network={network} ad={hosted} hasFailed={state.status === 'error'} />
      )}
    </>
  );
}

/** Wider screens get a wider phone. The window limits the height. */
function chooseWidthPx(aspect: number): number {
  if (aspect > 1) return 720;
  return aspect > 0.6 ? 480 : 420;
}
