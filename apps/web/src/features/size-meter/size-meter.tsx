import { Popover } from '@base-ui/react/popover';
import type { NetworkSizes } from '@spinreel/api-contract/estimate-sizes';
import { timings } from '@spinreel/config-schema/timings';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useSettledAd } from '../../ad-draft/use-settled-ad.ts';
import { useEstimateSizesQuery } from '../../api-client/exports-api.ts';
import { formatBytes } from '../../lib/format-bytes.ts';
import { classNames } from '../../ui/class-names.ts';
import { SizeBar } from '../../ui/size-bar.tsx';
import { shrinkAdvice } from './shrink-advice.ts';
import { SizeTable } from './size-table.tsx';
import styles from './size-meter.module.css';

/** How much room the ad takes in each network's file; opened, what each asset takes. Follows the draft by itself. */
export function SizeMeter() {
  const ad = useSettledAd();
  const [isAskedAgain, setIsAskedAgain] = useState(false);
  const {
    data: sizes,
    currentData,
    isError,
  } = useEstimateSizesQuery(ad ?? skipToken, {
    pollingInterval: isAskedAgain ? timings.estimateRefreshMs : 0,
  });
  const isEstimate = sizes?.some((network) => network.isEstimate) ?? false;
  // What a busy or absent server left open is not settled either.
  const isUnsettled = isEstimate || isError;
  if (isUnsettled !== isAskedAgain) setIsAskedAgain(isUnsettled);
  const isUpdating = currentData === undefined && !isError;
  const advice = shrinkAdvice(sizes ?? []);
  return (
    <Popover.Root>
      <Popover.Trigger className={styles.meter} data-over={advice !== null || undefined}>
        <span className={styles.head}>
          <span>File size</span>
          <span className={styles.state}>{stateOf({ sizes, isError, isUpdating, isEstimate })}</span>
        </span>
        <span className={styles.networks}>
          {sizes === undefined
            ? placeholders.map((key) => (
                <span key={key} className={classNames(styles.network, styles.empty)} />
              ))
            : sizes.map((network) => <NetworkRow key={network.network} sizes={network} />)}
        </span>
        {advice !== null && <span className={styles.advice}>{advice}</span>}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner
          side="right"
          align="start"
          sideOffset={8}
          collisionPadding={12}
          className={styles.positioner}
        >
          <Popover.Popup className={styles.popup}>
            <Popover.Title className={styles.title}>What takes the room</Popover.Title>
            {sizes === undefined ? <p>The sizes are not known yet.</p> : <SizeTable sizes={sizes} />}
            {advice !== null && <p className={styles.advice}>{advice}</p>}
            <Popover.Description className={styles.note}>
              {isEstimate ? 'An estimate, until the video was encoded for exactly this ad. ' : ''}
              Bytes are counted as they stand in the finished file.
            </Popover.Description>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

function NetworkRow({ sizes: { label, totalBytes, limitBytes, bytesByAsset } }: { sizes: NetworkSizes }) {
  return (
    <span className={styles.network}>
      <span className={styles.words}>
        <span>{label}</span>
        <span className={styles.bytes} data-over={totalBytes > limitBytes || undefined}>
          {formatBytes(totalBytes)} <span className={styles.limit}>/ {formatBytes(limitBytes)}</span>
        </span>
      </span>
      <SizeBar bytesByAsset={bytesByAsset} totalBytes={totalBytes} limitBytes={limitBytes} />
    </span>
  );
}

/** Two networks: the room is kept while nothing is known, so that nothing moves when it is. */
const placeholders = ['first', 'second'];

function stateOf(query: {
  sizes: readonly NetworkSizes[] | undefined;
  isError: boolean;
  isUpdating: boolean;
  isEstimate: boolean;
}): string {
  const { sizes, isError, isUpdating, isEstimate } = query;
  if (isUpdating) return sizes === undefined ? 'measuring' : 'updating';
  if (isError) return sizes === undefined ? 'not known' : 'not up to date';
  return isEstimate ? 'estimate' : 'exact';
}
