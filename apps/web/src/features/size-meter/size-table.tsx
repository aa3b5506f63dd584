import type { NetworkSizes } from '@spinreel/api-contract/exports';
import { formatBytes } from '../../lib/format/format-bytes.ts';
import { listShippedBytes } from '../../ui/ad/list-shipped-bytes.ts';
import { SizeSwatch } from '../../ui/feedback/size-bar.tsx';
import styles from './size-table.module.css';

/** The bytes of each asset in each network's file, with the colours of the bars. */
export function SizeTable({ sizes }: { sizes: readonly NetworkSizes[] }) {
  const slots = listShippedBytes(Object.assign({}, ...sizes.map(({ bytesByAsset }) => bytesByAsset)));
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Asset</th>
          {sizes.map(({ network, label }) => (
            <th key={network} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {slots.map(({ slot, name }) => (
          <tr key={slot}>
            <th scope="row">
              <SizeSwatch slot={slot} /> {name}
            </th>
            {sizes.map(({ network, bytesByAsset }) => (
              <td key={network}>{formatBytes(bytesByAsset[slot] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          {sizes.map(({ network, totalBytes, limitBytes }) => (
            <td key={network} data-over={totalBytes > limitBytes || undefined}>
              {formatBytes(totalBytes)}
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row">Space left</th>
          {sizes.map(({ network, totalBytes, limitBytes }) => (
            <td key={network}>{formatBytes(Math.max(0, limitBytes - totalBytes))}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
