import { expect, test } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

test('returns the same text for any order of keys', () => {
  expect(canonicalJson({ b: [{ y: 1, x: 2 }], a: null })).toBe(
    canonicalJson({ a: null, b: [{ x: 2, y: 1 }] }),
  );
});

test('keeps the order of lists', () => {
  expect(canonicalJson([2, 1])).toBe('[2,1]');
});
