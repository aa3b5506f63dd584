import { afterEach, expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('waits for idleness, but for a second at most', () => {
  const requestIdleCallback = vi.fn();
  vi.stubGlobal('window', { requestIdleCallback });
  const run = vi.fn();
  whenIdle(run);
  expect(run).not.toHaveBeenCalled();
  expect(requestIdleCallback).toHaveBeenCalledWith(run, { timeout: 1000 });
});

test('runs soon, and not at once, where the browser knows no idleness', () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', {});
  const run = vi.fn();
  whenIdle(run);
  expect(run).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(run).toHaveBeenCalledOnce();
});
