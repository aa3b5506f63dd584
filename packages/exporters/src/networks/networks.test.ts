import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { networkConformance } from '../../test/network-conformance.ts';
import { isNetworkId, networkIds, networks } from './index.ts';

test('the folder and the table agree: one file per network, named after its id', () => {
  const files = readdirSync(import.meta.dirname)
    .filter((name) => !/^(index|.*\.test)\.ts$/.test(name))
    .map((name) => name.replace(/\.ts$/, ''));
  expect([...networkIds].toSorted()).toEqual(files.toSorted());
});

test('knows the names of networks and no other', () => {
  expect(networkIds.every(isNetworkId)).toBe(true);
  expect(['Meta', 'toString', '', null, 1].some(isNetworkId)).toBe(false);
});

describe.each(networkIds)('%s', (id) => {
  networkConformance(id, networks[id]);
});
