import type { Network } from '@spinreel/exporters/network';

/** Networks whose rules come from the same kind of source. */
export interface NetworkGroup {
  readonly title: 'Verified' | 'Unverified';
  readonly note: string;
  readonly networks: readonly Network[];
}

/**
 * Groups the networks that match a search by their name or id: those whose own documents state the rules, then the others.
 * Keeps the order, and leaves out empty groups.
 */
export function groupNetworks(networks: readonly Network[], search: string): NetworkGroup[] {
  const wanted = search.trim().toLowerCase();
  const found = networks.filter(({ id, label }) =>
    [id, label.toLowerCase()].some((name) => name.includes(wanted)),
  );
  const groups: NetworkGroup[] = [
    {
      title: 'Verified',
      note: 'Their own documents state the rules.',
      networks: found.filter(({ specStatus }) => specStatus !== 'unverified'),
    },
    {
      title: 'Unverified',
      note: 'Their rules come from third parties. Test each file with the network before you use it.',
      networks: found.filter(({ specStatus }) => specStatus === 'unverified'),
    },
  ];
  return groups.filter((group) => group.networks.length > 0);
}

/** Finds the latest date on which a document of the network was read, as `yyyy-mm-dd`, or null. */
export function findCheckDate({ sources }: Network): string | null {
  const dates = Object.values(sources).flatMap((source) => (source === null ? [] : [source.checkedOn]));
  return dates.toSorted().at(-1) ?? null;
}
