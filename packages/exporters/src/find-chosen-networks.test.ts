import { describeProblem } from '@spinreel/config-schema/messages/problem-messages';
import { expect, test } from 'vitest';
import { findChosenNetworks, findUnknownNetworkProblem } from './find-chosen-networks.ts';
import { networks } from './networks/index.ts';

// Requirement: network.chosen-per-ad
test('an ad without a choice is exported for Meta and Moloco', () => {
  expect(findChosenNetworks({})).toEqual([networks.meta, networks.moloco]);
});

// Requirement: network.chosen-per-ad
test('lists the chosen networks in the order of the table', () => {
  expect(findChosenNetworks({ networks: ['applovin', 'meta'] })).toEqual([networks.meta, networks.applovin]);
  expect(findChosenNetworks({ networks: [] })).toEqual([]);
});

test('leaves out what is not an ad network', () => {
  expect(findChosenNetworks({ networks: ['preview', 'toString', 'moloco'] })).toEqual([networks.moloco]);
});

// Requirement: network.chosen-per-ad
test.each(['preview', 'toString', 'acme'])('names %s as unknown', (network) => {
  const problem = findUnknownNetworkProblem({ networks: ['meta', network] });
  expect(problem).toMatchObject({ code: 'config-unknown-network', field: 'networks', params: { network } });
  expect(describeProblem({ code: 'config-unknown-network', params: { network } })).toContain(`'${network}'`);
});

test('finds no problem in known networks', () => {
  expect(findUnknownNetworkProblem({})).toBeNull();
  expect(findUnknownNetworkProblem({ networks: ['applovin'] })).toBeNull();
});
