import type { Network } from '@spinreel/exporters/network';

/** What the wizard calls each status of a network's rules. */
export const verificationTitles = {
  confirmed: 'Verified',
  partial: 'Partly verified',
  unverified: 'Unverified',
} as const satisfies Record<Network['specStatus'], string>;

/** Networks whose rules come from the same kind of source. */
export interface NetworkGroup {
  readonly title: (typeof verificationTitles)[Network['specStatus']];
  readonly note: string;
  readonly networks: readonly Network[];
}

/**
 * Groups the networks that match a search by their name or id: those whose own documents state all
 * rules, those whose documents state some, then the others.
 * Keeps the order, and leaves out empty groups.
 */
export function groupNetworks(networks: readonly Network[], search: string): NetworkGroup[] {
  const wanted = search.trim().toLowerCase();
  const found = networks.filter(({ id, label }) =>
    [id, label.toLowerCase()].some((name) => name.includes(wanted)),
  );
  const groups = statuses.map((status) => ({
    title: verificationTitles[status],
    note: notes[status],
    networks: found.filter(({ specStatus }) => specStatus === status),
  }));
  return groups.filter((group) => group.networks.length > 0);
}

const statuses = ['confirmed', 'partial', 'unverified'] as const;

const notes = {
  confirmed: 'Their own documents state the rules.',
  partial: 'Their own documents state some of the rules. Studies of their web views confirm the others.',
  unverified: 'Their rules come from third parties. Test each file with the network before you use it.',
} as const satisfies Record<Network['specStatus'], string>;

/** Finds the latest date on which a document of the network was read, as `yyyy-mm-dd`, or null. */
export function findCheckDate({ sources }: Network): string | null {
  const dates = Object.values(sources).flatMap((source) => (source === null ? [] : [source.checkedOn]));
  return dates.toSorted().at(-1) ?? null;
}
