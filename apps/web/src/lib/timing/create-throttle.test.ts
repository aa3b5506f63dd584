import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createThrottle } from './create-throttle.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('runs the first call at once and the last one at the end of the interval', () => {
  const { throttle, done } = setup();
  for (const name of ['a', 'b', 'c']) throttle.run(() => done.push(name));
  expect(done).toEqual(['a']);
  vi.advanceTimersByTime(149);
  expect(done).toEqual(['a']);
  vi.advanceTimersByTime(1);
  expect(done).toEqual(['a', 'c']);
});

test('runs the next call at once after a quiet interval', () => {
  const { throttle, done } = setup();
  throttle.run(() => done.push('a'));
  vi.advanceTimersByTime(400);
  throttle.run(() => done.push('b'));
  expect(done).toEqual(['a', 'b']);
});

test('never runs cancelled work, and runs flushed work once', () => {
  const { throttle, done } = setup();
  throttle.run(() => done.push('a'));
  throttle.run(() => done.push('b'));
  throttle.cancel();
  throttle.run(() => done.push('c'));
  throttle.run(() => done.push('d'));
  throttle.flush();
  vi.advanceTimersByTime(1000);
  expect(done).toEqual(['a', 'c', 'd']);
});

function setup() {
  const done: string[] = [];
  return { throttle: createThrottle(150), done };
}
