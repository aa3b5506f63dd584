import { expect, it } from 'vitest';
import { createRecentResults } from './recent-results.ts';

it('works once for concurrent and recent callers, and again later', async () => {
  const { results, clock, made, make } = setup();
  await Promise.all([results.run('a', make), results.run('a', make)]);
  clock.nowMs += 999;
  expect(await results.run('a', make)).toBe(1);
  expect(results.find('a')).toBe(1);
  clock.nowMs += 1;
  expect(results.find('a')).toBeNull();
  expect(await results.run('a', make)).toBe(2);
  expect(made()).toBe(2);
});

it('remembers only the newest results, no failures and nothing it should forget', async () => {
  const { results, make } = setup();
  await expect(results.run('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  for (const key of ['a', 'b', 'c']) await results.run(key, make);
  results.forget('c');
  expect(['a', 'b', 'c'].map((key) => results.find(key))).toEqual([null, 2, null]);
});

function setup() {
  const clock = { nowMs: 0 };
  let count = 0;
  const results = createRecentResults<number>({ keepMs: 1000, maxResults: 2, now: () => clock.nowMs });
  return { results, clock, made: () => count, make: () => Promise.resolve((count += 1)) };
}
