import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { finishStages } from './finish-stages.ts';

const stageMs = 1000;

const wait = (delayMs: number) => new Promise<void>((resolve) => void setTimeout(resolve, delayMs));

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('waits for slow work as long as its stages end', async () => {
  const failure = finishStages(stageMs, async (nextStage) => {
    for (let stage = 0; stage < 5; stage++) {
      await wait(0.9 * stageMs);
      nextStage();
    }
  });
  await vi.runAllTimersAsync();
  expect(await failure).toBeNull();
});

test('gives up on a stage that does not end', async () => {
  const startedAt = Date.now();
  const failure = finishStages(stageMs, async (nextStage) => {
    await wait(0.5 * stageMs);
    nextStage();
    await Promise.withResolvers<void>().promise;
  });
  await vi.runAllTimersAsync();
  expect(await failure).toBe('The ad does not come to an end.');
  expect(Date.now() - startedAt).toBe(1.5 * stageMs);
});

test('reports the first line of an error, and leaves no timer running', async () => {
  const error = new Error('it does not answer\nBrowser logs:\n<launching>');
  const failure = await finishStages(stageMs, () => Promise.reject(error));
  expect(failure).toBe('The ad could not be watched to its end: it does not answer.');
  expect(vi.getTimerCount()).toBe(0);
});
