import { adNetworks } from '@spinreel/exporters/networks/index';
import { findSizeGoalBytes, mediaBudgetBytes } from '@spinreel/exporters/size/media-budget';
import { expect, it } from 'vitest';
import { findSizeLimitBytes } from './media-budgets.ts';

it.each(Object.values(adNetworks))('finds the size limit of $id from the budget of its media', (network) => {
  expect(findSizeLimitBytes(mediaBudgetBytes(network))).toBe(findSizeGoalBytes(network));
});

it.each([
  ['mytarget', 2_000_000],
  ['chartboost', 3_000_000],
  ['meta', 5_000_000],
] as const)('knows that an ad for %s must fit into %i bytes', (id, limitBytes) => {
  expect(findSizeLimitBytes(mediaBudgetBytes(adNetworks[id]))).toBe(limitBytes);
});

it('finds no limit for a budget of no network', () => {
  expect(findSizeLimitBytes(1)).toBeNull();
});
