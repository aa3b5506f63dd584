import type { Network } from '@spinreel/exporters/network';
import { useState } from 'react';
import { allNetworks } from '../../lib/networks/network-texts.ts';
import { Button } from '../actions/button.tsx';
import { SearchInput } from '../fields/text/search-input.tsx';
import { Modal } from '../layout/modal.tsx';
import { countNetworks, isWebPage } from '../../lib/networks/count-networks.ts';
import { formatDay } from '../../lib/format/format-time.ts';
import { findCheckDate, groupNetworks } from '../../lib/networks/network-groups.ts';
import styles from './network-chooser.module.css';

interface NetworkChooserProps {
  isOpen: boolean;
  onClose: () => void;
  /** What the choice is used for. */
  description: string;
  chosen: readonly Network[];
  /** Called with the new choice after each click. */
  onChoose: (ids: string[]) => void;
}

/** The dialog in which networks are chosen. */
export function NetworkChooser({ isOpen, onClose, description, chosen, onChoose }: NetworkChooserProps) {
  return (
    <Modal isOpen={isOpen} onClose={onClose} title="Choose networks" description={description} isWide>
      <ChooserBody onClose={onClose} chosen={chosen} onChoose={onChoose} />
    </Modal>
  );
}

/** Mounted only while the dialog is open, so that each visit starts without a search. */
function ChooserBody({ onClose, chosen, onChoose }: Omit<NetworkChooserProps, 'isOpen' | 'description'>) {
  const [search, setSearch] = useState('');
  const groups = groupNetworks(allNetworks, search);
  const found = groups.flatMap(({ networks }) => networks);
  const chosenIds: ReadonlySet<string> = new Set(chosen.map(({ id }) => id));
  const choose = (networks: readonly Network[], isChosen: boolean) => {
    const changed = new Set(networks.map(({ id }) => id));
    const isSelected = ({ id }: Network) => (changed.has(id) ? isChosen : chosenIds.has(id));
    onChoose(allNetworks.filter(isSelected).map(({ id }) => id));
  };
  return (
    <div className="stack gap-4 above-5">
      <div className="wrap gap-2">
        <SearchInput label="Search networks" value={search} className={styles.search} onChange={setSearch} />
        <Button
          size="small"
          disabled={found.every(({ id }) => chosenIds.has(id))}
          onClick={() => choose(found, true)}
        >
          Select all
        </Button>
        <Button
          size="small"
          disabled={!found.some(({ id }) => chosenIds.has(id))}
          onClick={() => choose(found, false)}
        >
          Select none
        </Button>
      </div>
      <div className={styles.groups}>
        {groups.map(({ title, note, networks }) => (
          <fieldset key={title} className="shrinks">
            <legend className={styles.legend}>
              {title} <span className={styles.count}>{countChosen(networks, chosenIds)}</span>
            </legend>
            <p className={styles.note}>{note}</p>
            <div className={styles.options}>
              {networks.map((network) => (
                <label key={network.id} className={styles.option}>
                  <input
                    type="checkbox"
                    checked={chosenIds.has(network.id)}
                    onChange={({ currentTarget }) => choose([network], currentTarget.checked)}
                  />
                  <span className="type-label">{network.label}</span>
                  <span className="small-soft">{describeFile(network)}</span>
                  <span className="small-soft">{describeStatus(network)}</span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
        {groups.length === 0 && (
          <div className={styles.empty}>
            <p>No networks match your search.</p>
            <Button size="small" onClick={() => setSearch('')}>
              Clear search
            </Button>
          </div>
        )}
      </div>
      <div className="row-between wrap gap-3 label-soft digits">
        <p role="status">{describeChoice(chosen)}</p>
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  );
}

function countChosen(networks: readonly Network[], chosenIds: ReadonlySet<string>): string {
  return `${countNetworks(networks.filter(({ id }) => chosenIds.has(id)))} of ${countNetworks(networks)}`;
}

function describeChoice(chosen: readonly Network[]): string {
  const web = chosen.some(isWebPage) ? ' and 1 web page' : '';
  return `${countNetworks(chosen)} of ${countNetworks(allNetworks)} networks${web} chosen`;
}

function describeFile({ container, limits }: Network): string {
  const format = container.extension.toUpperCase();
  return limits.maxBytes === null ? format : `${format}, up to ${limits.maxBytes / 1_000_000} MB`;
}

function describeStatus(network: Network): string {
  const date = findCheckDate(network);
  return date === null ? '' : `Rules read on ${formatDay(date)}`;
}
