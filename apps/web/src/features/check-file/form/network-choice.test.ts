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
  const accepts = ({ container, otherContainers }: (typeof allNetworks)[number]) =>
    [container, ...otherContainers].some((accepted) => accepted.extension === extension);
  expect(networks).toEqual(allNetworks.filter(accepts));
});

test('an HTML file is checked for Meta, which also accepts ZIPs', () => {
  expect(listFittingNetworks('game.html').map(({ id }) => id)).toContain('meta');
  expect(listFittingNetworks('game.zip').map(({ id }) => id)).toContain('meta');
});

test('a file of an unclear type is checked for all networks', () => {
  expect(listFittingNetworks('download')).toEqual(allNetworks);
});
