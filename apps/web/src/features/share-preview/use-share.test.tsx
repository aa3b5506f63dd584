// @vitest-environment jsdom
import type { SharedPreview } from '@spinreel/api-contract/previews';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, expect, test, vi } from 'vitest';
import { createTestStore } from '../../../test/create-test-store.ts';
import { stubServer } from '../../../test/stub-server.ts';
import { useShare } from './use-share.ts';

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// Requirement: share.qr-code
test('sends each edit under the same link, without prolonging it', async () => {
  const { hook, show, answer, listLifetimes } = setup();
  expect(listLifetimes()).toEqual([]);
  answer();
  act(() => hook.result.current.share('7-days'));
  await vi.waitFor(() => expect(hook.result.current.shared).not.toBeNull());
  answer();
  show({ config: { name: 'Two' } });
  await vi.waitFor(() => expect(listLifetimes()).toEqual(['7-days', undefined]));
  await vi.waitFor(() => expect(hook.result.current.isSending).toBe(false));
  answer();
  act(() => hook.result.current.share('1-hour'));
  await vi.waitFor(() => expect(listLifetimes()).toEqual(['7-days', undefined, '1-hour']));
});

test('sends the ad to a link that was found', async () => {
  const { answer, show, listLifetimes } = setup();
  answer();
  show({ found: { urls: ['http://localhost/p/a'], expiresAt: inAnHour() } });
  await vi.waitFor(() => expect(listLifetimes()).toEqual([undefined]));
});

test('sends a newer version only after the server has answered the one before', async () => {
  const { hold, answer, show, listNames } = setup();
  const release = hold();
  answer();
  answer();
  show({ found: { urls: ['http://localhost/p/a'], expiresAt: inAnHour() } });
  await vi.waitFor(() => expect(listNames()).toEqual(['One']));
  show({ config: { name: 'Two' } });
  await act(async () => await Promise.resolve());
  show({ config: { name: 'Three' } });
  await act(async () => await Promise.resolve());
  expect(listNames()).toEqual(['One']);
  release();
  await vi.waitFor(() => expect(listNames()).toEqual(['One', 'Three']));
});

test('an edit does not revive a link that has expired', async () => {
  const { hook, show, answer, listLifetimes } = setup();
  answer(new Date(Date.now() - 1000).toISOString());
  act(() => hook.result.current.share('1-hour'));
  await vi.waitFor(() => expect(hook.result.current.shared).not.toBeNull());
  show({ config: { name: 'Two' } });
  await act(async () => await Promise.resolve());
  expect(listLifetimes()).toEqual(['1-hour']);
});

interface Shown {
  config: { name: string };
  found: SharedPreview | null;
}

/** Renders the hook for an ad. The server answers only what the test prepares. */
function setup() {
  const server = stubServer();
  const store = createTestStore();
  let shown: Shown = { config: { name: 'One' }, found: null };
  let ad = { adId: 'ad-number-1', config: shown.config };
  const hook = renderHook(({ found }: Shown) => useShare(ad, found), {
    initialProps: shown,
    wrapper: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>,
  });
  return {
    hook,
    hold: server.holdNext,
    answer: (expiresAt = inAnHour()) =>
      server.answerNext({
        status: 200,
        body: { success: true, data: { urls: ['http://localhost/p/a'], expiresAt } },
      }),
    show: (change: Partial<Shown>) => {
      shown = { ...shown, ...change };
      if (change.config !== undefined) ad = { adId: 'ad-number-1', config: change.config };
      hook.rerender(shown);
    },
    listNames: () => server.calls.map(({ body }) => (body as { config: { name: string } }).config.name),
    listLifetimes: () => server.calls.map(({ body }) => (body as { lifetime?: string }).lifetime),
  };
}
