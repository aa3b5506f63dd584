import type { NetworkSizes } from '@spinreel/api-contract/exports';
import { formatBytes } from '../../lib/format/format-bytes.ts';
import { SizeBar } from '../../ui/feedback/size-bar.tsx';
import { SizeTable } from './size-table.tsx';
import styles from './size-list.module.css';

/** Many networks as a list. One of them at a time shows the bytes of its assets. */
export function SizeList({ sizes }: { sizes: readonly NetworkSizes[] }) {
  return (
    <div className={styles.list}>
      {sizes.map((network, index) => {
        const { label, totalBytes, limitBytes, bytesByAsset } = network;
        return (
          <details key={network.network} name="sizes" open={index === 0}>
            <summary className={styles.network}>
              <span className="row-between gap-3">
                <span>{label}</span>
                <span className={styles.bytes} data-over={totalBytes > limitBytes || undefined}>
                  {formatBytes(totalBytes)} <span className="text-faint">/ {formatBytes(limitBytes)}</span>
                </span>
              </span>
              <SizeBar bytesByAsset={bytesByAsset} totalBytes={totalBytes} limitBytes={limitBytes} />
            </summary>
            <div className={styles.assets}>
              <SizeTable sizes={[network]} />
            </div>
          </details>
        );
      })}
    </div>
  );
}
