import { timings } from '@spinreel/config-schema/limits/timings';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestStore } from '../../../test/create-test-store.ts';
import { fakeBuilds, fileResult } from '../../../test/fake-builds.ts';
import { buildsApi } from './builds-api.ts';

const adId = 'ad-number-1';
const config = { name: 'One' };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('lists the builds, follows them in one stream, and closes it when they are no longer used', async () => {
  const { server, open, states } = setup();
  server.add('meta', config, { state: 'running' });
  const close = await open();
  expect(states()).toEqual({ meta: 'running' });
  server.change('meta', { state: 'ready', result: fileResult });
  expect(states()).toEqual({ meta: 'ready' });
  expect(server.streams.map(({ path }) => path)).toEqual(['/api/ads/ad-number-1/builds/events']);
  close();
  await vi.advanceTimersByTimeAsync(1);
  expect(server.streams.map(({ isClosed }) => isClosed)).toEqual([true]);
  await vi.advanceTimersByTimeAsync(timings.buildsSilenceMs);
  expect(server.calls).toHaveLength(1);
});

test('keeps what the stream reports before the list has arrived', async () => {
  const { server, open, states } = setup();
  server.add('meta', config, { state: 'running' });
  const release = server.holdNext();
  const opening = open();
  await vi.advanceTimersByTimeAsync(1);
  const { id, ...listed } = server.builds.get('meta') ?? server.add('meta', config);
  server.streams[0]?.tell({ ...listed, id, state: 'failed' });
  release();
  await opening;
  await vi.advanceTimersByTimeAsync(1);
  expect(states()).toEqual({ meta: 'failed' });
});

test('requests the content of a build that another page has started', async () => {
  const { server, open, read } = setup();
  await open();
  server.add('meta', { name: 'Two' });
  server.change('meta', { state: 'running' });
  server.change('meta', { progress: { stage: 'encoding', percent: 1 } });
  await vi.advanceTimersByTimeAsync(1);
  expect(server.calls).toHaveLength(2);
  expect(read()?.contents).toEqual({ 'content of Two': { name: 'Two' } });
});

test('lists again while something is under way and the stream is silent, and opens a refused stream again', async () => {
  const { server, open, states } = setup();
  server.add('meta', config, { state: 'running' });
  await open();
  server.streams[0]?.refuse();
  await vi.advanceTimersByTimeAsync(timings.buildsPollMs);
  expect(server.calls).toHaveLength(2);
  expect(server.streams).toHaveLength(2);
  server.change('meta', { progress: { stage: 'packing', percent: 90 } });
  await vi.advanceTimersByTimeAsync(timings.buildsSilenceMs - 1);
  expect(server.calls).toHaveLength(2);
  server.change('meta', { state: 'ready', result: fileResult }, { isSilent: true });
  await vi.advanceTimersByTimeAsync(timings.buildsPollMs);
  expect(states()).toEqual({ meta: 'ready' });
  const callCount = server.calls.length;
  await vi.advanceTimersByTimeAsync(10 * timings.buildsPollMs);
  expect(server.calls).toHaveLength(callCount);
});

test('repeats a list that failed because the server could not be reached', async () => {
  const { server, open, states } = setup();
  server.add('meta', config);
  server.answerNext(0);
  await open();
  expect(states()).toEqual({});
  await vi.advanceTimersByTimeAsync(timings.buildsPollMs);
  expect(states()).toEqual({ meta: 'waiting' });
});

test('shows started builds with their content at once', async () => {
  const { server, store, open, states, read } = setup();
  await open();
  await store.dispatch(
    buildsApi.endpoints.startBuilds.initiate({ adId, networks: ['meta', 'moloco'], config }),
  );
  expect(states()).toEqual({ meta: 'waiting', moloco: 'waiting' });
  expect(read()?.contents).toEqual({ 'content of One': config });
  expect(server.calls).toEqual(['GET builds', 'POST builds meta moloco']);
});

test('keeps builds that were started while a list without them was being loaded', async () => {
  const { server, store, open, states, read } = setup();
  const release = server.holdNext();
  const opening = open();
  await vi.advanceTimersByTimeAsync(1);
  const starting = store.dispatch(
    buildsApi.endpoints.startBuilds.initiate({ adId, networks: ['meta'], config }),
  );
  await vi.advanceTimersByTimeAsync(1);
  expect(server.calls).toEqual(['GET builds', 'POST builds meta']);
  release();
  await Promise.all([opening, starting]);
  expect(states()).toEqual({ meta: 'waiting' });
  expect(read()?.contents).toEqual({ 'content of One': config });
});

test('shows canceled builds at once, and as before if the call fails', async () => {
  const { server, store, open, states, read } = setup();
  server.add('meta', config, { state: 'running' });
  await open();
  const cancel = () =>
    store.dispatch(buildsApi.endpoints.cancelBuilds.initiate({ adId, builds: read()?.builds ?? [] }));
  const release = server.holdNext();
  server.answerNext(503);
  const failing = cancel();
  expect(states()).toEqual({ meta: 'canceled' });
  release();
  await failing;
  expect(states()).toEqual({ meta: 'running' });
  await cancel();
  expect(states()).toEqual({ meta: 'canceled' });
  expect(server.calls.at(-1)).toBe('POST cancel build-1');
});

test('shows a build as ready that was finished before it could be canceled', async () => {
  const { server, store, open, states, read } = setup();
  server.add('meta', config, { state: 'running' });
  await open();
  server.change('meta', { state: 'ready', result: fileResult }, { isSilent: true });
  await store.dispatch(buildsApi.endpoints.cancelBuilds.initiate({ adId, builds: read()?.builds ?? [] }));
  expect(states()).toEqual({ meta: 'ready' });
});

function setup() {
  const server = fakeBuilds();
  const store = createTestStore();
  const read = () => buildsApi.endpoints.listBuilds.select(adId)(store.getState()).data;
  return {
    server,
    store,
    read,
    open: async () => {
      const subscription = store.dispatch(buildsApi.endpoints.listBuilds.initiate(adId));
      await subscription;
      return () => subscription.unsubscribe();
    },
    states: () => Object.fromEntries(read()?.builds.map(({ network, state }) => [network, state]) ?? []),
  };
}
