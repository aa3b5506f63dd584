import { expect, test } from 'vitest';
import { listKeyCaps, shortcuts } from './shortcuts.ts';

test.each([
  ['Control+Shift+Z', ['Ctrl', 'Shift', 'Z']],
  ['Shift+ArrowLeft', ['Shift', '←']],
  ['+', ['+']],
  ['?', ['?']],
])('formats %s as %j', (keys, caps) => {
  expect(listKeyCaps(keys)).toEqual(caps);
});

// Requirement: wizard.shortcuts
test('no key does two things in one place', () => {
  const used = Object.values(shortcuts).flatMap(({ group, keys }) => keys.map((key) => `${group}: ${key}`));
  expect(new Set(used).size).toBe(used.length);
});
