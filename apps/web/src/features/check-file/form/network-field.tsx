import { messages } from '@spinreel/config-schema/messages/messages';
import type { Network } from '@spinreel/exporters/network';
import { useState } from 'react';
import { describeNetworkCount } from '../../../lib/networks/count-networks.ts';
import { summarizeNetworkNames } from '../../../lib/networks/list-network-names.ts';
import { allNetworks } from '../../../lib/networks/network-texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { NetworkChooser } from '../../../ui/networks/network-chooser.tsx';
import { findFileType, storeNetworkChoice } from './network-choice.ts';
import styles from './network-field.module.css';

interface NetworkFieldProps {
  /** Null if no file is chosen yet. */
  fileName: string | null;
  networks: readonly Network[];
  /** Whether the networks were chosen here. Otherwise they follow from the file. */
  isOwnChoice: boolean;
}

/** The networks for which a file is checked. */
export function NetworkField({ fileName, networks, isOwnChoice }: NetworkFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.field}>
      <div className={styles.text}>
        <h2 className="type-label">Networks</h2>
        <p className="small-faint">{describeChoice({ fileName, networks, isOwnChoice })}</p>
      </div>
      <div className="row rigid gap-2">
        {isOwnChoice && (
          <Button size="small" variant="quiet" onClick={() => storeNetworkChoice(null)}>
            Reset
          </Button>
        )}
        <Button size="small" onClick={() => setIsOpen(true)}>
          Choose networks
        </Button>
      </div>
      <NetworkChooser
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        description="Files are checked for these networks. The choice is remembered on this device."
        chosen={networks}
        onChoose={(ids) => storeNetworkChoice(ids)}
      />
    </div>
  );
}

function describeChoice({ fileName, networks, isOwnChoice }: NetworkFieldProps): string {
  if (networks.length === 0) return messages.check.networksMissing;
  if (isOwnChoice) return summarizeNetworkNames(networks);
  if (fileName === null) return 'All networks that accept the type of your file';
  if (networks.length === allNetworks.length) return `All ${describeNetworkCount(networks)}`;
  const type = findFileType(fileName)?.toUpperCase() ?? '';
  return `All ${describeNetworkCount(networks)} that accept ${type} files`;
}
