import { expect, test } from 'vitest';
import { keyCaps, shortcuts } from './shortcuts.ts';

test.each([
  ['Control+Shift+Z', ['Ctrl', 'Shift', 'Z']],
  ['Shift+ArrowLeft', ['Shift', '←']],
  ['+', ['+']],
  ['?', ['?']],
])('%s is written as %j', (keys, caps) => {
  expect(keyCaps(keys)).toEqual(caps);
});

test('no key does two things in one place', () => {
  const used = Object.values(shortcuts).flatMap(({ group, keys }) => keys.map((key) => `${group}: ${key}`));
  expect(new Set(used).size).toBe(used.length);
});
