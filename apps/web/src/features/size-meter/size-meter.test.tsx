// @vitest-environment jsdom
import { timings } from '@spinreel/config-schema/limits/timings';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubServer, type StubAnswer } from '../../../test/stub-server.ts';
import { draftOpened } from '../../ad-draft/ad-draft-slice.ts';
import { createTestStore } from '../../../test/create-test-store.ts';
import { SizeMeter } from './size-meter.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const busy = { status: 503, body: { success: false, error: { code: 'busy', message: 'Busy.' } } };

test('asks a server that did not respond again until the sizes are exact', async () => {
  const { server, state, pass } = setup([
    busy,
    busy,
    sizes({ isEstimate: true }),
    busy,
    sizes({ isEstimate: false }),
  ]);
  await pass(0);
  expect(state()).toContain('unknown');
  await pass(timings.estimateRefreshMs);
  expect(state()).toContain('unknown');
  await pass(timings.estimateRefreshMs);
  expect(state()).toContain('estimate');
  await pass(timings.estimateRefreshMs);
  expect(state()).toContain('not up to date');
  await pass(timings.estimateRefreshMs);
  expect(state()).toContain('exact');
  await pass(3 * timings.estimateRefreshMs);
  expect(server.calls).toHaveLength(5);
});

/** Renders the meter with a server that gives these answers in order. */
function setup(answers: StubAnswer[]) {
  const server = stubServer();
  answers.forEach(server.answerNext);
  const store = createTestStore();
  store.dispatch(draftOpened({ adId: 'ad-number-1', document: {}, version: 1, isDirty: false }));
  render(
    <Provider store={store}>
      <SizeMeter />
    </Provider>,
  );
  /** Waits, then lets the answer be rendered. */
  const pass = async (durationMs: number) =>
    await act(async () => await vi.advanceTimersByTimeAsync(durationMs + timings.settleMs));
  return { server, pass, state: () => screen.getByRole('button').textContent };
}

function sizes({ isEstimate }: { isEstimate: boolean }) {
  const bytes = { totalBytes: 1000, limitBytes: 5_000_000, bytesByAsset: { player: 1000 } };
  const networks = [{ network: 'meta', label: 'Meta Ads', isEstimate, ...bytes }];
  return { status: 200, body: { success: true, data: { networks } } };
}
