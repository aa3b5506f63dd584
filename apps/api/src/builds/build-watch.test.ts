import type { Build } from '@spinreel/api-contract/builds';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BuildRow } from '../storage/build-tables.ts';
import type { BuildLine, BuildStore } from './build-store.ts';
import { createBuildWatch } from './build-watch.ts';

/** More than the interval at which the ledger is read. */
const intervalMs = 1000;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('reports all builds at first, then only those that have changed, and reads no others', async () => {
  const { store, change, states, calls } = setup(500);
  const watch = createBuildWatch(store, () => undefined);
  const stop = watch.subscribe(ad, { next: ({ id, state }) => states.push(`${id} ${state}`), end: () => {} });
  await vi.advanceTimersByTimeAsync(1);
  expect(states).toHaveLength(500);
  change('build-7', { state: 'running' }, 10_000);
  await vi.advanceTimersByTimeAsync(intervalMs);
  expect(states.slice(500)).toEqual(['build-7 running']);
  calls.length = 0;
  await vi.advanceTimersByTimeAsync(5 * intervalMs);
  expect(states).toHaveLength(501);
  expect(new Set(calls)).toEqual(new Set(['1 changed', '0 changed']));
  stop();
});

it('finds a change that was made with a clock that was set back', async () => {
  const { store, change, states } = setup(2);
  const stop = createBuildWatch(store, () => undefined).subscribe(ad, {
    next: ({ id, state }) => states.push(`${id} ${state}`),
    end: () => {},
  });
  await vi.advanceTimersByTimeAsync(1);
  change('build-1', { state: 'failed' }, -60_000);
  await vi.advanceTimersByTimeAsync(30 * intervalMs);
  expect(states.at(-1)).toBe('build-1 failed');
  stop();
});

it('ignores changes of a build that a newer one has replaced', async () => {
  const { store, add, change, states } = setup(1);
  const stop = createBuildWatch(store, () => undefined).subscribe(ad, {
    next: ({ id, state }) => states.push(`${id} ${state}`),
    end: () => {},
  });
  await vi.advanceTimersByTimeAsync(1);
  add({ id: 'newer', variant_id: 'v-0' }, 5000);
  await vi.advanceTimersByTimeAsync(intervalMs);
  change('build-0', { state: 'canceled' }, 6000);
  await vi.advanceTimersByTimeAsync(intervalMs);
  expect(states).toEqual(['build-0 waiting', 'newer waiting']);
  stop();
});

const ad = { adId: 'ad-1', sessionId: 'session' };
const startMs = Date.parse('2026-11-28T12:00:00Z');

/** A ledger with `count` builds of different variants, all requested at the same time. */
function setup(count: number) {
  const rows: BuildRow[] = [];
  const calls: string[] = [];
  const states: string[] = [];
  const add = (values: Partial<BuildRow>, afterMs: number) => {
    const time = new Date(startMs + afterMs).toISOString();
    rows.push({
      ...{ id: 'build', ad_id: ad.adId, session_id: ad.sessionId, network: 'meta', content: 'content' },
      ...{ variant_id: null, variant_name: null, variant_slug: null, language: 'en', state: 'waiting' },
      ...{ runner: null, attempts: 0, progress: null, error: null, expires_at: time, ad_version: null },
      ...{ requested_at: time, changed_at: time },
      ...values,
    });
  };
  for (let index = 0; index < count; index += 1) add({ id: `build-${index}`, variant_id: `v-${index}` }, 0);
  const change = (id: string, values: { state: Build['state'] }, afterMs: number) => {
    const row = rows.find((each) => each.id === id);
    if (row !== undefined)
      Object.assign(row, values, { changed_at: new Date(startMs + afterMs).toISOString() });
  };
  const listNewest = async (): Promise<BuildLine[]> => {
    const newest = new Map(rows.map((row) => [row.variant_id, row]));
    calls.push(`all ${newest.size}`);
    return [...newest.values()];
  };
  const store = {
    listNewest,
    listChanged: async (_adId: string, since: string) => {
      const changed = rows.filter((row) => row.changed_at >= since);
      calls.push(`${changed.length} changed`);
      return changed;
    },
    load: async (_adId: string, ids: readonly string[]) =>
      rows.filter(({ id }) => ids.includes(id)).map((build) => ({ build, artifact: null })),
  } as unknown as BuildStore;
  return { store, add, change, states, calls };
}
