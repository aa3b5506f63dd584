import type { Network } from '@spinreel/exporters/network';
import { X } from 'lucide-react';
import { shortenNetworkName } from '../../../lib/networks/list-network-names.ts';
import { nameHostControl } from './describe-hosting.ts';
import styles from './host-controls.module.css';

/** The short side of the phone on which the controls have their sizes, in CSS pixels. Preflight's phone has the same. */
const phoneShortSidePx = 390;

interface HostControlsProps {
  network: Network;
  /** Width by height of the ad. */
  aspect: number;
  isHidden: boolean;
}

/**
 * What a network draws over the ad: its own controls, which also catch taps, and another app while the ad is hidden. The
 * controls cover the same part of the ad as on a phone, because the ad scales with the screen.
 */
export function HostControls({ network, aspect, isHidden }: HostControlsProps) {
  const phoneWidthPx = phoneShortSidePx * Math.max(1, aspect);
  const scale = (sizePx: number) => `${(sizePx / phoneWidthPx) * 100}cqw`;
  return (
    <div className={styles.overlay}>
      {network.hostControls.map((control) => {
        const { kind, corner, widthPx, heightPx } = control;
        const name = nameHostControl(control, network);
        return (
          <div
            key={corner}
            role="img"
            aria-label={name}
            title={name}
            className={styles.control}
            data-corner={corner}
            data-kind={kind}
            style={{ width: scale(widthPx), height: scale(heightPx) }}
          >
            {kind === 'close' && <X />}
          </div>
        );
      })}
      {isHidden && (
        <p className={styles.veil}>
          The ad is hidden, as when the viewer switches to another app. {shortenNetworkName(network.label)}{' '}
          has reported this to the ad.
        </p>
      )}
    </div>
  );
}
