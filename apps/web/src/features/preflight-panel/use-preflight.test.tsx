// @vitest-environment jsdom
import type { AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import { timings } from '@spinreel/config-schema/limits/timings';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestStore } from '../../../test/create-test-store.ts';
import { fakeEventSource } from '../../../test/fake-event-source.ts';
import { type StubAnswer, stubServer } from '../../../test/stub-server.ts';
import { draftOpened } from '../../ad-draft/ad-draft-slice.ts';
import { usePreflight } from './use-preflight.ts';

const document: AdDocument = {
  assets: {
    coverImage: { filePath: 'asset:cover-123' },
    gameplayVideo: { filePath: 'asset:video-123' },
  },
  pausePointCount: 0,
  cta: { label: 'Spin!', storeUrl: 'https://apps.apple.com/app/id0000000000' },
  outro: { label: 'Download Now!' },
};
const verdicts = { status: 200, body: { success: true, data: { networks: [] } } };
const broken = { status: 500, body: { success: false, error: { code: 'unexpected', message: 'Broken.' } } };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('checks again by itself when the server can be reached again', async () => {
  const { server, hook, countCalls, pass } = setup({ isOffline: true });
  await pass(100);
  expect(hook.result.current.preflight.status).toBe('failed');
  server.isOffline = false;
  server.answerNext(verdicts);
  await pass(timings.estimateRefreshMs);
  expect(hook.result.current.preflight.status).toBe('checked');
  await pass(10 * timings.estimateRefreshMs);
  expect(countCalls()).toBe(2);
});

test('does not repeat a check that the server has failed to do', async () => {
  const { hook, countCalls, pass } = setup({ answer: broken });
  await pass(10 * timings.estimateRefreshMs);
  expect(hook.result.current.preflight).toEqual({ status: 'failed', message: 'Broken.' });
  expect(countCalls()).toBe(1);
});

/** Renders the hook for an open ad that can be exported. */
function setup({ isOffline = false, answer = verdicts }: { isOffline?: boolean; answer?: StubAnswer }) {
  fakeEventSource();
  const server = stubServer();
  server.isOffline = isOffline;
  if (!isOffline) server.answerNext(answer);
  const store = createTestStore();
  store.dispatch(draftOpened({ adId: 'ad-number-1', document, version: 1, isDirty: false }));
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  return {
    server,
    hook: renderHook(usePreflight, { wrapper }),
    countCalls: () => server.calls.filter(({ path }) => path.endsWith('/check')).length,
    pass: async (durationMs: number) => await act(async () => await vi.advanceTimersByTimeAsync(durationMs)),
  };
}
