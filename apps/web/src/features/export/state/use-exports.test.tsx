// @vitest-environment jsdom
import { configureStore } from '@reduxjs/toolkit';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { messages } from '@spinreel/config-schema/messages/messages';
import type { Network } from '@spinreel/exporters/network';
import { networks } from '@spinreel/exporters/networks/index';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeBuilds, fileResult, type FakeBuilds } from '../../../../test/fake-builds.ts';
import { buildsApi } from '../../../api-client/builds/builds-api.ts';
import { serverApi } from '../../../api-client/server-api.ts';
import { useExports, type MadeFile } from './use-exports.ts';

const { meta, moloco, google, unity } = networks;

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// Requirement: export.many, export.builds
test('one call starts the exports of several networks, and one that fails stops no other', async () => {
  const { server, hook, states, change, made, start } = await setup();
  await start([meta, moloco, google, unity]);
  expect(server.calls).toEqual(['GET builds', 'POST builds meta moloco google unity']);
  expect(states()).toMatchObject({ meta: 'queued', moloco: 'queued', google: 'queued', unity: 'queued' });
  expect(hook.result.current.lastBatch).toEqual([meta, moloco, google, unity]);
  change('meta', { state: 'running', progress: { stage: 'encoding', percent: 42 } });
  expect(hook.result.current.getState(meta)).toMatchObject({ progress: { stage: 'encoding', percent: 42 } });
  change('meta', { state: 'failed', error: { code: 'does-not-fit', message: 'It is too big.' } });
  change('moloco', { state: 'failed', error: { code: 'unexpected', message: ' ' } });
  change('google', { state: 'ready', result: fileResult });
  expect(hook.result.current.getState(meta)).toEqual({ status: 'failed', message: 'It is too big.' });
  expect(hook.result.current.getState(moloco)).toMatchObject({ message: messages.export.molocoFailed });
  expect(hook.result.current.getState(google)).toEqual({
    status: 'ready',
    result: fileResult,
    isOutdated: false,
  });
  expect(states()).toMatchObject({ unity: 'queued' });
  expect(made).toEqual([{ network: google, result: fileResult, isSingle: false }]);
});

// Requirement: export.states
test('reports whether the ad has changed since its file was made', async () => {
  const { hook, show, change, start } = await setup();
  await start([meta]);
  change('meta', { state: 'ready', result: fileResult });
  const getMetaState = () => hook.result.current.getState(meta);
  expect(getMetaState()).toMatchObject({ status: 'ready', isOutdated: false });
  show({ config: { name: 'One', updatedAt: '2026-01-01T10:00:00.000Z', networks: ['meta'] } });
  expect(getMetaState()).toMatchObject({ isOutdated: false });
  show({ config: { name: 'Two' } });
  expect(getMetaState()).toMatchObject({ isOutdated: true });
  show({ config: { name: 'One' } });
  expect(getMetaState()).toMatchObject({ isOutdated: false });
  expect(hook.result.current.getState(moloco)).toEqual({ status: 'idle' });
});

// Requirement: export.builds-survive
test('a page that is opened again shows what goes on, and reports only what gets ready from then on', async () => {
  const { hook, states, change, made, server } = await setup((known) => {
    known.add('meta', { name: 'One' }, { state: 'running' });
    known.add('moloco', { name: 'One' }, { state: 'ready', result: fileResult });
    known.add('google', { name: 'Older' }, { state: 'ready', result: fileResult });
    known.add(
      'unity',
      { name: 'One' },
      { state: 'ready', result: { ...fileResult, expiresAt: '2026-01-01T00:00:00.000Z' } },
    );
  });
  expect(states()).toEqual({ meta: 'exporting', moloco: 'ready', google: 'ready', unity: 'idle' });
  expect(hook.result.current.getState(google)).toMatchObject({ isOutdated: true });
  expect(hook.result.current.getState(moloco)).toMatchObject({ isOutdated: false });
  expect(hook.result.current.lastBatch).toEqual([meta, moloco]);
  change('meta', { state: 'ready', result: fileResult });
  expect(made).toEqual([{ network: meta, result: fileResult, isSingle: false }]);
  hook.unmount();
  expect(server.calls).toEqual(['GET builds']);
});

test('a failure that an earlier visit saw is not shown for an ad that has changed since', async () => {
  const error = { code: 'does-not-fit', message: 'It is too big.' };
  const { states, show } = await setup((known) => {
    known.add('meta', { name: 'Older' }, { state: 'failed', error });
    known.add('moloco', { name: 'One' }, { state: 'failed', error });
  });
  expect(states()).toMatchObject({ meta: 'idle', moloco: 'failed' });
  show({ config: { name: 'Two' } });
  expect(states()).toMatchObject({ meta: 'idle', moloco: 'failed' });
});

test('reports a file that was requested alone, also if it is ready before its call is answered', async () => {
  const { server, hook, made, change, start } = await setup();
  const release = server.holdNext();
  await start([moloco]);
  expect(hook.result.current.getState(moloco).status).toBe('queued');
  change('moloco', { state: 'ready', result: fileResult });
  release();
  await waitFor(() => expect(made).toHaveLength(1));
  expect(made).toEqual([{ network: moloco, result: fileResult, isSingle: true }]);
});

// Requirement: export.cancel
test('cancels running and waiting exports on the server', async () => {
  const { server, states, start, cancel } = await setup();
  await start([meta, moloco, google]);
  await cancel([meta, google, unity]);
  expect(states()).toEqual({ meta: 'canceled', moloco: 'queued', google: 'canceled', unity: 'idle' });
  expect(server.calls.at(-1)).toBe('POST cancel build-1 build-3');
  await start([meta]);
  expect(states()).toMatchObject({ meta: 'queued' });
});

// Requirement: export.cancel
test('cancels on the server what was canceled before its call was answered', async () => {
  const { server, states, start, cancel } = await setup();
  const release = server.holdNext();
  await start([meta, moloco]);
  await cancel([meta]);
  expect(states()).toMatchObject({ meta: 'canceled', moloco: 'queued' });
  release();
  await waitFor(() => expect(server.calls.at(-1)).toBe('POST cancel build-1'));
  expect(states()).toMatchObject({ meta: 'canceled', moloco: 'queued' });
});

// Requirement: export.cancel
test('cancels the export of a network that is no longer chosen', async () => {
  const { hook, show, start } = await setup();
  await start([meta, moloco]);
  show({ networks: [moloco] });
  expect(hook.result.current.getState(meta).status).toBe('canceled');
  expect(hook.result.current.getState(moloco).status).toBe('queued');
});

test('waits for a busy server, and sends nothing more after a cancellation', async () => {
  const { server, hook, states, start, cancel } = await setup();
  vi.useFakeTimers();
  server.answerNext(503);
  server.answerNext(429);
  await start([meta, moloco]);
  expect(hook.result.current.getState(meta)).toMatchObject({
    status: 'exporting',
    note: messages.backend.waiting,
  });
  await cancel([meta]);
  await act(() => vi.runOnlyPendingTimersAsync());
  expect(server.calls.slice(1)).toEqual(['POST builds meta moloco', 'POST builds moloco']);
  await cancel([moloco]);
  await act(() => vi.runOnlyPendingTimersAsync());
  expect(server.calls).toHaveLength(3);
  expect(states()).toMatchObject({ meta: 'canceled', moloco: 'canceled' });
});

test('an export that cannot be started has failed until another one starts', async () => {
  const { server, hook, states, change, start } = await setup();
  server.answerNext(422, 'The ad is not valid.');
  await start([meta]);
  expect(hook.result.current.getState(meta)).toEqual({ status: 'failed', message: 'The ad is not valid.' });
  server.answerNext(0);
  await start([moloco]);
  expect(hook.result.current.getState(moloco)).toMatchObject({ message: messages.export.molocoFailed });
  act(() => void server.add('meta', { name: 'One' }));
  change('meta', { state: 'running' });
  expect(states()).toMatchObject({ meta: 'exporting', moloco: 'failed' });
});

test('a cleared result is shown no more', async () => {
  const { hook, states } = await setup((known) => {
    known.add('meta', { name: 'One' }, { state: 'ready', result: fileResult });
  });
  act(() => hook.result.current.clear(meta));
  expect(states()).toMatchObject({ meta: 'idle' });
});

interface Shown {
  config: AdConfig;
  networks: readonly Network[];
}

/** Renders the hook in a store with a server that has builds. */
async function setup(prepare: (server: FakeBuilds) => void = () => undefined) {
  const server = fakeBuilds();
  prepare(server);
  const store = configureStore({
    reducer: { [serverApi.reducerPath]: serverApi.reducer },
    middleware: (base) => base().concat(serverApi.middleware),
    // Components hear of each change at once, not with the next frame.
    enhancers: (base) => base({ autoBatch: false }),
  });
  const shown: Shown = { config: { name: 'One' }, networks: [meta, moloco, google, unity] };
  const made: MadeFile[] = [];
  const hook = renderHook(
    (props: Shown) => useExports({ adId: 'ad-number-1', onMade: (file) => made.push(file), ...props }),
    {
      initialProps: shown,
      wrapper: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>,
    },
  );
  const selectBuilds = buildsApi.endpoints.listBuilds.select('ad-number-1');
  await waitFor(() => expect(selectBuilds(store.getState()).isSuccess).toBe(true));
  return {
    server,
    hook,
    made,
    start: (started: readonly Network[]) => act(async () => hook.result.current.start(started)),
    cancel: (canceled: readonly Network[]) => act(async () => hook.result.current.cancel(canceled)),
    show: (change: Partial<Shown>) => hook.rerender({ ...shown, ...change }),
    change: (...change: Parameters<FakeBuilds['change']>) => act(() => server.change(...change)),
    states: () =>
      Object.fromEntries(
        shown.networks.map((network) => [network.id, hook.result.current.getState(network).status]),
      ),
  };
}
