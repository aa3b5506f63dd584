import type { Network } from '@spinreel/exporters/network';
import { networks } from '@spinreel/exporters/networks/index';
import { expect, test } from 'vitest';
import { findCheckDate, groupNetworks } from './network-groups.ts';

const table: Network[] = [
  networks.meta,
  { ...networks.applovin, id: 'acme', label: 'Acme Play', specStatus: 'unverified' },
  networks.moloco,
];

// Requirement: export.choose-networks
test.each([
  ['', ['Verified: moloco', 'Partly verified: meta', 'Unverified: acme']],
  [' META ', ['Partly verified: meta']],
  ['play', ['Unverified: acme']],
  ['nothing', []],
])('finds networks for the search %j', (search, groups) => {
  expect(
    groupNetworks(table, search).map(
      ({ title, networks: found }) => `${title}: ${found.map(({ id }) => id).join(' ')}`,
    ),
  ).toEqual(groups);
});

test('a network was checked when its latest document was read', () => {
  const source = { url: 'https://example.com', confidence: 'high' } as const;
  const sources = {
    rules: { ...source, checkedOn: '2026-11-20' },
    size: { ...source, checkedOn: '2026-11-22' },
    host: null,
  };
  expect(findCheckDate({ ...networks.meta, sources })).toBe('2026-11-22');
  expect(findCheckDate(networks.preview)).toBeNull();
});
