import { expect, test } from 'vitest';
import { allNetworks } from '../../../lib/networks/network-texts.ts';
import { listFittingNetworks } from './network-choice.ts';

// Requirement: check.networks
test.each([
  ['game.html', 'html'],
  ['GAME.HTM', 'html'],
  ['build.v2.zip', 'zip'],
] as const)('%s is checked for the networks that accept this type of file', (name, extension) => {
  const networks = listFittingNetworks(name);
  expect(networks.length).toBeGreaterThan(0);
  expect(networks.every(({ container }) => container.extension === extension)).toBe(true);
});

test('a file of an unclear type is checked for all networks', () => {
  expect(listFittingNetworks('download')).toEqual(allNetworks);
});
