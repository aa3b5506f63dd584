import type { Build } from '@spinreel/api-contract/builds';
import { expect, test } from 'vitest';
import { findLastBatch } from './find-last-batch.ts';

test('finds the networks that were requested together', () => {
  expect(findLastBatch([build('meta', 0), build('moloco', 1), build('google', 60_000)])).toEqual([
    'moloco',
    'meta',
  ]);
  expect(findLastBatch([build('a', 0), build('b', 1), build('c', 5000), build('d', 5001)])).toEqual([
    'd',
    'c',
  ]);
});

test('a network that was exported again later leaves a batch', () => {
  expect(findLastBatch([build('meta', 0), build('moloco', 9000), build('google', 2)])).toEqual([
    'google',
    'meta',
  ]);
});

test('single exports are no batch', () => {
  expect(findLastBatch([build('meta', 0), build('moloco', 2000)])).toEqual([]);
  expect(findLastBatch([build('meta', 0), { ...build('moloco', 1), content: 'b' }])).toEqual([]);
  expect(findLastBatch([])).toEqual([]);
});

function build(network: string, requestedMs: number): Build {
  return {
    ...{
      id: network,
      network,
      variantId: null,
      language: 'en',
      state: 'ready',
      content: 'a',
      progress: null,
      result: null,
      error: null,
    },
    requestedAt: new Date(requestedMs).toISOString(),
  };
}
