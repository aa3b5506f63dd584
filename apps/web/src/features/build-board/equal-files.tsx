import { languageFacts } from '@spinreel/config-schema/languages/ad-languages';
import type { Network } from '@spinreel/exporters/network';
import { useMemo } from 'react';
import { listSome } from '../../lib/format/list-some.ts';
import { shortenNetworkName } from '../../lib/networks/list-network-names.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { groupEqualFiles } from './state/group-equal-files.ts';
import { formatKey, type BoardFile } from './state/list-files.ts';
import styles from './build-board.module.css';

/** How many groups are shown. */
const maxGroups = 10;

interface EqualFilesProps {
  files: readonly BoardFile[];
  networks: readonly Network[];
  nameVariant: (variantId: string | null) => string;
}

/** The finished files for one network that have equal bytes. Networks count each as a file of its own. */
export function EqualFiles({ files, networks, nameVariant }: EqualFilesProps) {
  const groups = useMemo(() => groupEqualFiles(files), [files]);
  if (groups.length === 0) return null;
  const hasLanguages = new Set(files.map(({ language }) => language)).size > 1;
  const nameFile = ({ variantId, language }: BoardFile) =>
    hasLanguages
      ? `${nameVariant(variantId)} (${languageFacts[language].englishName})`
      : nameVariant(variantId);
  return (
    <Notice tone="info" title="Some files have the same content">
      <p>Upload only one of each line. Testing them against each other shows nothing.</p>
      <ul className={styles.equals}>
        {groups.slice(0, maxGroups).map((group) => (
          <li key={group.files.map(formatKey).join()}>
            <b>{listNetworks(group.networks, networks)}</b>
            {`: ${listSome(group.files.map(nameFile))}`}
          </li>
        ))}
      </ul>
      {groups.length > maxGroups && <p>{`And ${groups.length - maxGroups} more.`}</p>}
    </Notice>
  );
}

function listNetworks(ids: readonly string[], networks: readonly Network[]): string {
  return ids.map((id) => shortenNetworkName(networks.find((each) => each.id === id)?.label ?? id)).join(', ');
}
