import { timings } from '@spinreel/config-schema/limits/timings';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFailure, type ApiFailure } from './api-failure.ts';
import { retryWhileBusy } from './retry-while-busy.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('retries after the time that a busy server names, and returns the first other response', async () => {
  const { send, run, busy } = setup([503, 503, 200]);
  const answer = run();
  await vi.advanceTimersByTimeAsync(1999);
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await answer).toBe(200);
  expect(busy).toHaveBeenCalledTimes(2);
});

test('treats other failures as final', async () => {
  const { send, run } = setup([422, 200]);
  expect(await run()).toBe(422);
  expect(send).toHaveBeenCalledTimes(1);
});

test('sends nothing more once it was stopped', async () => {
  const control = new AbortController();
  const { send, run } = setup([503, 200]);
  const answer = run(control.signal);
  await vi.advanceTimersByTimeAsync(100);
  control.abort();
  expect(await answer).toBe(503);
  expect(send).toHaveBeenCalledTimes(1);
});

test('gives up eventually', async () => {
  const { send, run } = setup([]);
  const answer = run();
  await vi.runAllTimersAsync();
  expect(await answer).toBe(503);
  expect(send).toHaveBeenCalledTimes(1 + timings.maxBusyWaitMs / 2000);
});

function setup(statuses: number[]) {
  const send = vi.fn(() => {
    const status = statuses.shift() ?? 503;
    const failed = { error: createFailure({ status, body: null, retryAfter: '2' }) };
    return Promise.resolve<{ data: number } | { error: ApiFailure }>(
      status === 200 ? { data: status } : failed,
    );
  });
  const busy = vi.fn<(failure: ApiFailure) => void>();
  const run = async (signal?: AbortSignal) => {
    const answer = await retryWhileBusy({ send, onBusy: busy, ...(signal && { signal }) });
    return 'data' in answer ? answer.data : answer.error.status;
  };
  return { send, run, busy };
}
