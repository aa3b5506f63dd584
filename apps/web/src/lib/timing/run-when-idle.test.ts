import { afterEach, expect, test, vi } from 'vitest';
import { runWhenIdle } from './run-when-idle.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('waits for an idle browser, at most a second', () => {
  const requestIdleCallback = vi.fn();
  vi.stubGlobal('window', { requestIdleCallback });
  const run = vi.fn();
  runWhenIdle(run);
  expect(run).not.toHaveBeenCalled();
  expect(requestIdleCallback).toHaveBeenCalledWith(run, { timeout: 1000 });
});

test('runs soon, but not at once, in a browser without idle callbacks', () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', {});
  const run = vi.fn();
  runWhenIdle(run);
  expect(run).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(run).toHaveBeenCalledOnce();
});
