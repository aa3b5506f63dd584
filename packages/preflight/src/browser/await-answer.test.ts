import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { awaitAnswer } from './await-answer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('passes on an answer or an error, and leaves no timer running', async () => {
  expect(await awaitAnswer(100, Promise.resolve('Lucky'))).toBe('Lucky');
  await expect(awaitAnswer(100, Promise.reject(new Error('closed')))).rejects.toThrow('closed');
  expect(vi.getTimerCount()).toBe(0);
});

test('gives up on an answer that never comes', async () => {
  const answer = awaitAnswer(100, Promise.withResolvers().promise);
  const [outcome] = await Promise.all([
    answer.catch((error: unknown) => String(error)),
    vi.advanceTimersByTimeAsync(100),
  ]);
  expect(outcome).toBe('Error: it does not answer');
});
