import type { Build } from '@spinreel/api-contract/builds';
import { expect, test } from 'vitest';
import { mergeBuilds, type AdBuilds } from './merge-builds.ts';

test('a newer build of a network replaces the older one, and an older one does not come back', () => {
  const { merge, ids } = setup();
  merge({ id: 'one', requestedAt: '2026-01-01T00:00:01.000Z' });
  merge({ id: 'two', requestedAt: '2026-01-01T00:00:02.000Z' });
  merge({ id: 'other', network: 'moloco' });
  merge({ id: 'one', requestedAt: '2026-01-01T00:00:01.000Z', state: 'ready' });
  expect(ids()).toEqual(['two', 'other']);
});

test('each variant and each language has its own build of a network', () => {
  const { merge, ids } = setup();
  merge({ id: 'base' });
  merge({ id: 'german', language: 'de' });
  merge({ id: 'variant', variantId: 'v-1' });
  merge({ id: 'newer', variantId: 'v-1', requestedAt: '2026-01-01T00:00:02.000Z' });
  expect(ids()).toEqual(['base', 'german', 'newer']);
});

test('a finished build never runs again, but a cancellation may come too late', () => {
  const { merge, states } = setup();
  merge({ state: 'waiting' });
  merge({ state: 'running' });
  merge({ state: 'waiting' });
  expect(states()).toEqual(['waiting']);
  merge({ state: 'canceled' });
  merge({ state: 'running' });
  expect(states()).toEqual(['canceled']);
  merge({ state: 'ready' });
  expect(states()).toEqual(['ready']);
});

function setup() {
  const known: AdBuilds = { builds: [], contents: {} };
  const build: Build = {
    ...{
      id: 'one',
      network: 'meta',
      variantId: null,
      language: 'en',
      state: 'waiting',
      content: 'a',
      progress: null,
    },
    ...{ result: null, error: null, requestedAt: '2026-01-01T00:00:00.000Z' },
  };
  return {
    merge: (change: Partial<Build>) => mergeBuilds(known, [{ ...build, ...change }]),
    ids: () => known.builds.map(({ id }) => id),
    states: () => known.builds.map(({ state }) => state),
  };
}
