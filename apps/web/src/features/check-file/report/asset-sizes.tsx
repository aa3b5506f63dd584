import type { CheckAsset } from '@spinreel/api-contract/checks';
import { formatBytes } from '../../../lib/format/format-bytes.ts';
import styles from './asset-sizes.module.css';

/** How many assets are shown at first. */
const shownAssets = 8;

const kindNames: Readonly<Record<string, string>> = {
  markup: 'Markup',
  script: 'Scripts',
  style: 'Styles',
  image: 'Images',
  video: 'Videos',
  audio: 'Audio',
  font: 'Fonts',
  data: 'Data',
  other: 'Other',
};

/** What uses the space in a file: one bar of its kinds, and its largest assets. */
export function AssetSizes({ assets }: { assets: readonly CheckAsset[] }) {
  const totalBytes = assets.reduce((sum, { bytes }) => sum + bytes, 0);
  const largest = assets.toSorted((a, b) => b.bytes - a.bytes);
  const kinds = sumByKind(assets);
  return (
    <div className="stack gap-4">
      <div
        className={styles.bar}
        role="img"
        aria-label={`${formatBytes(totalBytes)}: ${kinds.map(describeKind).join(', ')}`}
      >
        {kinds.map(({ kind, bytes }) => (
          <span
            key={kind}
            data-kind={kind}
            className={styles.piece}
            style={{ width: `${(100 * bytes) / Math.max(1, totalBytes)}%` }}
          />
        ))}
      </div>
      <ul className={styles.kinds}>
        {kinds.map(({ kind, bytes }) => (
          <li key={kind} className="row gap-2">
            <span className={styles.swatch} data-kind={kind} aria-hidden="true" />
            {kindNames[kind] ?? kind} <span className="text-faint nowrap">{formatBytes(bytes)}</span>
          </li>
        ))}
      </ul>
      <AssetList assets={largest.slice(0, shownAssets)} largestBytes={largest[0]?.bytes ?? 0} />
      {largest.length > shownAssets && (
        <details className="disclosure">
          <summary>Show {largest.length - shownAssets} more</summary>
          <AssetList assets={largest.slice(shownAssets)} largestBytes={largest[0]?.bytes ?? 0} />
        </details>
      )}
    </div>
  );
}

function AssetList({ assets, largestBytes }: { assets: readonly CheckAsset[]; largestBytes: number }) {
  return (
    <ul className="stack gap-3">
      {assets.map(({ path, kind, bytes }, index) => (
        // Two parts of a file may have the same name.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={`${index} ${path}`} className={styles.asset}>
          <span className="breaks">{path}</span>
          <span className="text-faint nowrap">{formatBytes(bytes)}</span>
          <span className={styles.track} aria-hidden="true">
            <span
              className={styles.piece}
              data-kind={kind}
              style={{ width: `${(100 * bytes) / Math.max(1, largestBytes)}%` }}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}

interface KindSize {
  readonly kind: string;
  readonly bytes: number;
}

function describeKind({ kind, bytes }: KindSize): string {
  return `${kindNames[kind] ?? kind} ${formatBytes(bytes)}`;
}

/** Sums the bytes of each kind, the largest first. */
function sumByKind(assets: readonly CheckAsset[]): KindSize[] {
  const sums = new Map<string, number>();
  for (const { kind, bytes } of assets) sums.set(kind, (sums.get(kind) ?? 0) + bytes);
  return [...sums].map(([kind, bytes]) => ({ kind, bytes })).toSorted((a, b) => b.bytes - a.bytes);
}
