import { expect, test, vi } from 'vitest';
import { rememberByBytes } from './remember-by-bytes.ts';
import { withTimeLimit } from '../limits/time-limit.ts';

test('does the work once for equal bytes and again after they have changed', () => {
  const bytes = new Uint8Array([1, 2, 3]);
  const sum = vi.fn(() => bytes.reduce((total, byte) => total + byte, 0));
  expect([rememberByBytes(bytes).once('sum', sum), rememberByBytes(bytes).once('sum', sum)]).toEqual([6, 6]);
  expect(sum).toHaveBeenCalledTimes(1);
  bytes[0] = 5;
  expect(rememberByBytes(bytes).once('sum', sum)).toBe(10);
});

test('keeps the results of different work apart', () => {
  const bytes = new Uint8Array([1]);
  expect([rememberByBytes(bytes).once('one', () => 1), rememberByBytes(bytes).once('two', () => 2)]).toEqual([
    1, 2,
  ]);
});

test('does not repeat work that a time limit has interrupted', () => {
  const bytes = new Uint8Array([1]);
  const endless = vi.fn(() => {
    for (;;);
  });
  const attempt = () => rememberByBytes(bytes).once('endless', endless);
  // On a busy machine, work that was interrupted is tried again with a longer limit.
  expect(() => withTimeLimit(20, attempt)).toThrow(/timed out|cannot be checked/);
  expect(attempt).toThrow('cannot be checked');
  expect(endless).toHaveBeenCalledTimes(1);
});
