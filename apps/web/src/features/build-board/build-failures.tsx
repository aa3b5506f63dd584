import { languageFacts } from '@spinreel/config-schema/languages/ad-languages';
import { writeCount } from '@spinreel/config-schema/messages/format/write-count';
import type { Network } from '@spinreel/exporters/network';
import type { ReactNode } from 'react';
import { shortenNetworkName } from '../../lib/networks/list-network-names.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { formatKey, type BoardFile } from './state/list-files.ts';
import styles from './build-board.module.css';

/** How many failures are shown at once. */
const maxShown = 20;

interface BuildFailuresProps {
  files: readonly BoardFile[];
  networks: readonly Network[];
  nameVariant: (variantId: string | null) => string;
  /** Renders the button that leads to what causes the failure of a file. */
  renderFix: (file: BoardFile) => ReactNode;
}

/** The files that could not be built, and why. Files of one variant with the same reason are one entry. */
export function BuildFailures({ files, networks, nameVariant, renderFix }: BuildFailuresProps) {
  const failed = files.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return null;
  const groups = [
    ...Map.groupBy(failed, ({ variantId, language, build }) =>
      JSON.stringify([variantId, language, build?.error?.message]),
    ).values(),
  ];
  return (
    <Notice tone="error" title={`${writeCount(failed.length, 'file')} could not be built`}>
      <ul className="stack gap-2">
        {groups.slice(0, maxShown).map((group) => {
          const [file] = group;
          if (file === undefined) return null;
          const names = group.map(
            ({ network }) => networks.find(({ id }) => id === network)?.label ?? network,
          );
          return (
            <li key={formatKey(file)} className={styles.failure}>
              <span>
                <b>
                  {nameVariant(file.variantId)}, {languageFacts[file.language].englishName},{' '}
                  {names.map(shortenNetworkName).join(', ')}
                </b>
                : {file.build?.error?.message}
              </span>
              {renderFix(file)}
            </li>
          );
        })}
      </ul>
      {groups.length > maxShown && <p>{`And ${groups.length - maxShown} more.`}</p>}
    </Notice>
  );
}
