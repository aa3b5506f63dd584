import { expect, test } from 'vitest';
import { deepMerge } from './deep-merge.ts';

test('merges at every depth and keeps what the patch does not name', () => {
  expect(deepMerge({ a: { b: 1, c: { d: 2, e: 3 } }, f: 4 }, { a: { c: { e: 5 } } })).toEqual({
    a: { b: 1, c: { d: 2, e: 5 } },
    f: 4,
  });
});

test('replaces lists instead of mixing them', () => {
  expect(deepMerge({ points: [1, 2, 3] }, { points: [4] })).toEqual({ points: [4] });
});

test('takes null as a value and undefined as no change', () => {
  const target: { a: { b: number } | null; c: number } = { a: { b: 1 }, c: 2 };
  expect(deepMerge(target, { a: null, c: undefined })).toEqual({ a: null, c: 2 });
});

test('builds a branch where there was null', () => {
  const target: { a: { b: number } | null } = { a: null };
  expect(deepMerge(target, { a: { b: 7 } })).toEqual({ a: { b: 7 } });
});

test('leaves its arguments and untouched branches as they were', () => {
  const target = { a: { b: 1 }, c: { d: 2 } };
  const merged = deepMerge(target, { a: { b: 3 } });
  expect(target).toEqual({ a: { b: 1 }, c: { d: 2 } });
  expect(merged.c).toBe(target.c);
});
