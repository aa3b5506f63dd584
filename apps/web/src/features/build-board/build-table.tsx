import { languageFacts } from '@spinreel/config-schema/languages/ad-languages';
import type { Network } from '@spinreel/exporters/network';
import { useMemo, useState, type ReactNode } from 'react';
import { shortenNetworkName } from '../../lib/networks/list-network-names.ts';
import { Button } from '../../ui/actions/button.tsx';
import { BuildCell } from './build-cell.tsx';
import type { BoardFile } from './state/list-files.ts';
import styles from './build-table.module.css';

/** How many rows are shown at first, and how many each press adds. */
const rowStep = 50;

interface BuildTableProps {
  files: readonly BoardFile[];
  networks: readonly Network[];
  nameVariant: (variantId: string | null) => string;
  /** Renders a small image of a file's cover. */
  renderCover: (file: BoardFile) => ReactNode;
  onFix: (file: BoardFile) => void;
}

/** The files of an ad: a row for each variant and language, and a column for each network. */
export function BuildTable({ files, networks, nameVariant, renderCover, onFix }: BuildTableProps) {
  const [rowCount, setRowCount] = useState(rowStep);
  const rows = useMemo(
    () => [...Map.groupBy(files, ({ variantId, language }) => `${variantId ?? ''} ${language}`).entries()],
    [files],
  );
  const hasLanguages = new Set(files.map(({ language }) => language)).size > 1;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table is scrolled with the keyboard */}
      <div className={styles.frame} role="region" aria-label="Files by variant and network" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Variant</th>
              {hasLanguages && <th scope="col">Language</th>}
              {networks.map(({ id, label }) => (
                <th key={id} scope="col">
                  {shortenNetworkName(label)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, rowCount).map(([key, [first, ...others]]) =>
              first === undefined ? null : (
                <tr key={key}>
                  <th scope="row">
                    <span className={styles.variant}>
                      {renderCover(first)}
                      <span className={styles.name} title={nameVariant(first.variantId)}>
                        {nameVariant(first.variantId)}
                      </span>
                    </span>
                  </th>
                  {hasLanguages && <td>{languageFacts[first.language].englishName}</td>}
                  {[first, ...others].map((file) => (
                    <td key={file.network}>
                      <BuildCell file={file} onFix={onFix} />
                    </td>
                  ))}
                </tr>
              ),
            )}
          </tbody>
        </table>
      </div>
      {rows.length > rowCount && (
        <Button onClick={() => setRowCount(rowCount + rowStep)}>
          {`Show ${Math.min(rowStep, rows.length - rowCount)} more of ${rows.length} rows`}
        </Button>
      )}
    </>
  );
}
