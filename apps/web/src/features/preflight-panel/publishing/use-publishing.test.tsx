// @vitest-environment jsdom
import { timings } from '@spinreel/config-schema/limits/timings';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeEventSource } from '../../../../test/fake-event-source.ts';
import { stubServer } from '../../../../test/stub-server.ts';
import { adChanged, draftOpened } from '../../../ad-draft/ad-draft-slice.ts';
import { createTestStore } from '../../../../test/create-test-store.ts';
import { usePublishing } from './use-publishing.ts';

const busy = { status: 503, body: { success: false, error: { code: 'busy', message: 'Busy.' } } };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// Requirement: publishing.panel
test('retries while the server is busy, until it is canceled', async () => {
  const { server, hook, countCalls, pass, reopen } = setup();
  for (let call = 0; call < 5; call += 1) server.answerNext(busy);
  act(() => hook.result.current.start());
  await pass(100);
  expect(hook.result.current.publishing.status).toBe('busy');
  await pass(timings.busyRetryMs);
  expect(countCalls()).toBe(2);
  act(() => hook.result.current.cancel());
  await pass(3 * timings.busyRetryMs);
  expect(countCalls()).toBe(2);
  expect(hook.result.current.publishing.status).toBe('unchecked');
  const later = reopen();
  await pass(3 * timings.busyRetryMs);
  expect(later.result.current.publishing.status).toBe('unchecked');
  expect(countCalls()).toBe(2);
});

// Requirement: publishing.panel
test('remembers that the ad was checked before it was edited', async () => {
  const { server, store, hook, pass, reopen } = setup();
  expect(hook.result.current.publishing).toEqual({ status: 'unchecked', hasChanged: false });
  server.answerNext({ status: 200, body: { success: true, data: {} } });
  act(() => hook.result.current.start());
  await pass(100);
  expect(hook.result.current.publishing.status).toBe('checked');
  act(() => void store.dispatch(adChanged({ name: 'Another name' })));
  await pass(2 * timings.settleMs);
  const later = reopen();
  expect(later.result.current.publishing).toEqual({ status: 'unchecked', hasChanged: true });
});

/** Renders the hook for an open ad. The server answers only what the test prepares. */
function setup() {
  fakeEventSource();
  const server = stubServer();
  const store = createTestStore();
  store.dispatch(draftOpened({ adId: 'ad-number-1', document: {}, version: 1, isDirty: false }));
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const open = () => renderHook(usePublishing, { wrapper });
  const hook = open();
  return {
    server,
    store,
    hook,
    countCalls: () => server.calls.filter(({ path }) => path.endsWith('/publishing')).length,
    pass: async (durationMs: number) => await act(async () => await vi.advanceTimersByTimeAsync(durationMs)),
    /** Leaves the step and comes back. */
    reopen: () => {
      hook.unmount();
      return open();
    },
  };
}
