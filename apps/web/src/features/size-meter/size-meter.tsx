import type { NetworkSizes } from '@spinreel/api-contract/exports';
import { findChosenNetworks } from '@spinreel/exporters/find-chosen-networks';
import { timings } from '@spinreel/config-schema/limits/timings';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useSettledAd } from '../../ad-draft/use-settled-ad.ts';
import { useEstimateSizesQuery } from '../../api-client/exports-api.ts';
import { formatBytes } from '../../lib/format/format-bytes.ts';
import { joinClassNames } from '../../ui/actions/join-class-names.ts';
import { SizeBar } from '../../ui/feedback/size-bar.tsx';
import { PopoverButton } from '../../ui/popover/popover-button.tsx';
import { describeFit, describeShrinking, sortByFullness } from './describe-sizes.ts';
import { SizeList } from './size-list.tsx';
import { SizeTable } from './size-table.tsx';
import styles from './size-meter.module.css';

/** The meter shows the files of at most this many networks: those that use most of their limit. */
const maxShown = 2;

/** A table compares the files of at most this many networks. */
const maxCompared = 3;

/** The ad's size in each chosen network's file. Opened, it shows the size of each asset. Updates with the draft. */
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
  // After a failed request the sizes are not final either.
  const isUnsettled = isEstimate || isError;
  if (isUnsettled !== isAskedAgain) setIsAskedAgain(isUnsettled);
  const isUpdating = currentData === undefined && !isError;
  const advice = describeShrinking(sizes ?? []);
  const chosenCount = findChosenNetworks(ad?.config ?? {}).length;
  return (
    <PopoverButton
      className={styles.meter ?? ''}
      label={
        <>
          <span className={styles.head}>
            <span>File size</span>
            <span className={styles.state}>{findMeterState({ sizes, isError, isUpdating, isEstimate })}</span>
          </span>
          <span className={styles.networks}>
            {sizes === undefined
              ? Array.from({ length: Math.min(chosenCount, maxShown) }, (_, index) => (
                  // Their space is reserved, so that nothing moves when the sizes arrive.
                  <span key={index} className={joinClassNames(styles.network, styles.empty)} />
                ))
              : selectShown(sizes).map((network) => <NetworkRow key={network.network} sizes={network} />)}
            {chosenCount > maxShown && (
              <span className={styles.fit}>{sizes === undefined ? '' : describeFit(sizes)}</span>
            )}
            {chosenCount === 0 && <span className={styles.fit}>No networks chosen</span>}
          </span>
          {advice !== null && <span className={styles.advice}>{advice}</span>}
        </>
      }
      title="What uses the space"
      note={
        <>
          {isEstimate ? 'Estimate until the final video has been encoded. ' : ''}
          Sizes as in the finished file.
        </>
      }
      side="right"
      isWide
    >
      <Breakdown sizes={sizes} />
      {advice !== null && <p className={styles.advice}>{advice}</p>}
    </PopoverButton>
  );
}

function selectShown(sizes: readonly NetworkSizes[]): readonly NetworkSizes[] {
  return sizes.length > maxShown ? sortByFullness(sizes).slice(0, maxShown) : sizes;
}

function Breakdown({ sizes }: { sizes: readonly NetworkSizes[] | undefined }) {
  if (sizes === undefined) return <p>Sizes aren’t known yet.</p>;
  if (sizes.length === 0) return <p>No networks are chosen.</p>;
  return sizes.length > maxCompared ? (
    <SizeList sizes={sortByFullness(sizes)} />
  ) : (
    <SizeTable sizes={sizes} />
  );
}

function NetworkRow({ sizes: { label, totalBytes, limitBytes, bytesByAsset } }: { sizes: NetworkSizes }) {
  return (
    <span className={styles.network}>
      <span className={styles.text}>
        <span>{label}</span>
        <span className={styles.bytes} data-over={totalBytes > limitBytes || undefined}>
          {formatBytes(totalBytes)} <span className={styles.limit}>/ {formatBytes(limitBytes)}</span>
        </span>
      </span>
      <SizeBar bytesByAsset={bytesByAsset} totalBytes={totalBytes} limitBytes={limitBytes} />
    </span>
  );
}

function findMeterState(query: {
  sizes: readonly NetworkSizes[] | undefined;
  isError: boolean;
  isUpdating: boolean;
  isEstimate: boolean;
}): string {
  const { sizes, isError, isUpdating, isEstimate } = query;
  if (isUpdating) return sizes === undefined ? 'measuring' : 'updating';
  if (isError) return sizes === undefined ? 'unknown' : 'not up to date';
  return isEstimate ? 'estimate' : 'exact';
}
