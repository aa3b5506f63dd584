import { formatBytes } from '../../lib/format/format-bytes.ts';
import { listShippedBytes } from '../ad/list-shipped-bytes.ts';
import styles from './size-bar.module.css';

interface SizeBarProps {
  /** The accessible name of the file. Omit it if visible text next to the bar says the same. */
  label?: string;
  /** Bytes by slot, as reported by the server. */
  bytesByAsset: Readonly<Record<string, number>>;
  totalBytes: number;
  /**
   * The limit is the bar's whole width. If the file is larger, the file is the whole width, and a line marks the limit.
   */
  limitBytes: number;
}

/** A file's size as a bar: one segment per asset, and the remaining space after them. */
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
      {listShippedBytes(bytesByAsset).map(({ slot, name, sizeBytes }) => (
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

/** A color swatch of an asset, for legends. */
export function SizeSwatch({ slot }: { slot: string }) {
  return <span className={styles.swatch} data-slot={slot} aria-hidden="true" />;
}
