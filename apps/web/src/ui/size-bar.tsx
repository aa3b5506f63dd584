import { formatBytes } from '../lib/format-bytes.ts';
import { shippedBytesOf } from './shipped-asset-names.ts';
import styles from './size-bar.module.css';

interface SizeBarProps {
  /** What the file is, for assistive technology; left out where words beside the bar say it all. */
  label?: string;
  /** Bytes by slot, as the server tells them. */
  bytesByAsset: Readonly<Record<string, number>>;
  totalBytes: number;
  /** The whole width; where the file is larger, it is the width, and a line marks the limit. */
  limitBytes: number;
}

/** A file as a bar: one piece per asset, the rest of the room behind them. */
export function SizeBar({ label, bytesByAsset, totalBytes, limitBytes }: SizeBarProps) {
  const wholeBytes = Math.max(totalBytes, limitBytes);
  const isOver = totalBytes > limitBytes;
  return (
    <span
      {...(label === undefined
        ? { 'aria-hidden': true }
        : {
            role: 'img',
            'aria-label': `${label}: ${formatBytes(totalBytes)} of ${formatBytes(limitBytes)}`,
          })}
      className={styles.bar}
      data-over={isOver || undefined}
    >
      {shippedBytesOf(bytesByAsset).map(({ slot, name, sizeBytes }) => (
        <span
          key={slot}
          title={`${name}: ${formatBytes(sizeBytes)}`}
          data-slot={slot}
          className={styles.piece}
          style={{ width: `${(100 * sizeBytes) / wholeBytes}%` }}
        />
      ))}
      {isOver && <span className={styles.limit} style={{ left: `${(100 * limitBytes) / wholeBytes}%` }} />}
    </span>
  );
}

/** The colour by which a bar shows an asset, for legends. */
export function SizeSwatch({ slot }: { slot: string }) {
  return <span className={styles.swatch} data-slot={slot} aria-hidden="true" />;
}
