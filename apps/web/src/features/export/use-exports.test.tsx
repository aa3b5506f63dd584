// @vitest-environment jsdom
import { configureStore } from '@reduxjs/toolkit';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { Network } from '@spinreel/exporters/network';
import { networks } from '@spinreel/exporters/networks/index';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeEventSource } from '../../../test/fake-event-source.ts';
import { stubServer } from '../../../test/stub-server.ts';
import { serverApi } from '../../api-client/server-api.ts';
import { useExports } from './use-exports.ts';

const { meta, moloco } = networks;
const result = { downloadUrl: '/api/downloads/file', fileSize: 9 };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// Requirement: export.states
test('reports whether the ad has changed since its file was made', async () => {
  const { server, hook, show } = setup();
  server.answerNext({ status: 200, body: { success: true, data: result } });
  await act(() => hook.result.current.start(meta));
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

// Requirement: export.cancel
test('cancels the export of a network that is no longer chosen', async () => {
  const { hook, show } = setup();
  const exports = hook.result.current;
  act(() => void Promise.all([exports.start(meta), exports.start(moloco)]));
  show({ networks: [moloco] });
  expect(hook.result.current.getState(meta).status).toBe('canceled');
  expect(hook.result.current.getState(moloco).status).toBe('exporting');
});

test('ends with the page that started it', async () => {
  const { hook } = setup();
  const run = { done: null as unknown };
  act(() => void hook.result.current.start(meta).then((done) => (run.done = done ?? 'nothing')));
  hook.unmount();
  await vi.waitFor(() => expect(run.done).toBe('nothing'));
});

interface Shown {
  config: AdConfig;
  networks: readonly Network[];
}

/** Renders the hook in a store whose server answers only what the test prepares. */
function setup() {
  fakeEventSource();
  const server = stubServer();
  const store = configureStore({
    reducer: { [serverApi.reducerPath]: serverApi.reducer },
    middleware: (base) => base().concat(serverApi.middleware),
  });
  const shown: Shown = { config: { name: 'One' }, networks: [meta, moloco] };
  const hook = renderHook((props: Shown) => useExports({ adId: 'ad-number-1', ...props }), {
    initialProps: shown,
    wrapper: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>,
  });
  return { server, hook, show: (change: Partial<Shown>) => hook.rerender({ ...shown, ...change }) };
}
