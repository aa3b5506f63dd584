import { textLimits } from '@spinreel/config-schema/limits/limits';
import { expect, test } from 'vitest';
import { copyName } from './copy-name.ts';

test.each([
  ['Lucky Friday', [], 'Lucky Friday copy'],
  ['Lucky Friday', ['Lucky Friday copy'], 'Lucky Friday copy 2'],
  ['Lucky Friday copy', ['Lucky Friday copy', 'Lucky Friday copy 2'], 'Lucky Friday copy 3'],
])('the copy of %j next to %j is called %j', (name, others, expected) => {
  expect(
    copyName(
      name,
      others.map((other) => ({ name: other })),
    ),
  ).toBe(expected);
});

test('a name of the greatest length still gets its suffix', () => {
  const copy = copyName('x'.repeat(textLimits.adName), []);
  expect(copy).toHaveLength(textLimits.adName);
  expect(copy.endsWith(' copy')).toBe(true);
});
