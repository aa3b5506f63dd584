import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { networkConformance } from '../../test/network-conformance.ts';
import { defineNetwork } from '../network.ts';
import { findNetwork, networkIds, networks } from './index.ts';
import { unsupportedNetworks } from './unsupported-networks.ts';

// Requirement: network.one-record
test('the folder and the table agree: one file per network, named after its id', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/^(index|unsupported-networks|.*\.test)\.ts$/.test(path))
    .map((path) => basename(path, '.ts'));
  expect([...networkIds].toSorted()).toEqual(files.toSorted());
});

test('finds each network by its id only', () => {
  for (const id of networkIds) {
    expect(networks[id].id).toBe(id);
    expect(findNetwork(id)).toBe(networks[id]);
  }
  expect(['Meta', 'toString', ''].map(findNetwork)).toEqual([null, null, null]);
});

// Requirement: network.unsupported
test.each(unsupportedNetworks)('$label is not exported for, with a reason and its source', (network) => {
  expect(findNetwork(network.id)).toBeNull();
  expect(network.reason).toMatch(/^[A-Z].*\.$/);
  expect(URL.canParse(network.source.url)).toBe(true);
});

/** A custom network for this test. */
const acme = defineNetwork({
  ...networks.meta,
  id: 'acme',
  label: 'Acme Ads',
  limits: { ...networks.meta.limits, maxBytes: 4_000_000 },
});

/** A custom network whose files contain the store URL. */
const linked = defineNetwork({
  ...networks.moloco,
  id: 'linked',
  label: 'Linked Ads',
  storeUrl: 'required',
  forbiddenLiterals: ['http:'],
});

describe.each([...Object.values(networks), acme, linked])('$id', (network) => {
  networkConformance(network);
});
