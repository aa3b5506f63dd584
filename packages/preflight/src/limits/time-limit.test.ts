import { expect, test } from 'vitest';
import { withTimeLimit } from './time-limit.ts';

test('returns what the work returns and throws what it throws', () => {
  expect(withTimeLimit(1000, () => 42)).toBe(42);
  const broken = () => {
    throw new TypeError('broken');
  };
  expect(() => withTimeLimit(1000, broken)).toThrow('broken');
});

test('stops work that exceeds the limit', () => {
  const endless = () => {
    for (;;);
  };
  expect(() => withTimeLimit(20, endless)).toThrow(
    expect.objectContaining({ code: 'ERR_SCRIPT_EXECUTION_TIMEOUT' }),
  );
});

test('gives work more time that got no processor time', () => {
  const wait = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600);
  expect(withTimeLimit(300, wait)).toBe('timed-out');
});
