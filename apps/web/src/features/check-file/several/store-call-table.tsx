import type { CheckStoreCall, CheckVerdict } from '@spinreel/api-contract/checks';
import { paths } from '../../../config/paths.ts';
import type { SeveralRow } from './check-several.ts';
import styles from './store-call-table.module.css';

/** Shows which file opens the store on which network, with links to the reports of the files. */
export function StoreCallTable({ rows }: { rows: readonly SeveralRow[] }) {
  const networks = listNetworks(rows);
  const used = new Set(rows.flatMap(({ check }) => check?.verdicts.flatMap(readState) ?? []));
  return (
    <>
      {/* oxlint-disable-next-line no-noninteractive-tabindex -- a keyboard must be able to scroll it */}
      <div className={styles.scroller} tabIndex={0} role="region" aria-label="Store calls">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">File</th>
              {networks.map(({ network, label }) => (
                <th key={network} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">
                  <FileName row={row} />
                </th>
                {networks.map(({ network }) => (
                  <td key={network}>
                    <StoreCall
                      call={row.check?.verdicts.find((verdict) => verdict.network === network)?.storeCall}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <dl className={styles.legend}>
        {states
          .filter((state) => used.has(state))
          .map((state) => (
            <div key={state}>
              <dt className="text-normal">{words[state]}</dt>
              <dd>{meanings[state]}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}

function FileName({ row: { fileName, status, check, message } }: { row: SeveralRow }) {
  return (
    <>
      {check === null ? (
        fileName
      ) : (
        <a href={paths.check.to(check.id)} target="_blank" rel="noreferrer">
          {fileName}
        </a>
      )}
      <span className={styles.status}>{message ?? statusTexts[status]}</span>
    </>
  );
}

function StoreCall({ call }: { call: CheckStoreCall | null | undefined }) {
  if (!call) return <span className={styles.none}>–</span>;
  return (
    <>
      <span className={styles[call.state]}>{words[call.state]}</span>
      <code className={styles.call}>{call.call}</code>
    </>
  );
}

function listNetworks(rows: readonly SeveralRow[]): CheckVerdict[] {
  const networks = new Map<string, CheckVerdict>();
  for (const { check } of rows) {
    for (const verdict of check?.verdicts ?? []) {
      if (verdict.storeCall !== null) networks.set(verdict.network, verdict);
    }
  }
  return [...networks.values()];
}

function readState({ storeCall }: CheckVerdict): CheckStoreCall['state'][] {
  return storeCall === null ? [] : [storeCall.state];
}

const states = ['seen', 'unseen', 'found', 'missing', 'unknown'] as const;

const words = {
  seen: 'Opens',
  unseen: 'Never called',
  found: 'In the code',
  missing: 'Missing',
  unknown: 'Unknown',
} as const satisfies Record<CheckStoreCall['state'], string>;

const meanings = {
  seen: 'A tap opened the store while the file was played.',
  unseen: 'The call is in the code, but no tap made it while the file was played.',
  found: 'The call is in the code. Play the file to see whether a tap makes it.',
  missing: 'The file does not open the store on this network.',
  unknown: 'The code could not be read. Play the file to see whether it opens the store.',
} as const satisfies Record<CheckStoreCall['state'], string>;

const statusTexts = {
  waiting: 'Waiting',
  checking: 'Checking',
  playing: 'Playing',
  done: 'Checked',
  failed: 'Not checked',
  canceled: 'Canceled',
} as const satisfies Record<SeveralRow['status'], string>;
