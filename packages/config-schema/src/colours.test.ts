import { expect, test } from 'vitest';
import { isColour, presetColours } from './colours.ts';

test.each([
  ['gold', '#FFD700'],
  ['red', '#DC143C'],
  ['green', '#228B22'],
  ['purple', '#8A2BE2'],
  ['blue', '#1E90FF'],
  ['orange', '#FF8C00'],
])('the preset colour %s is %s', (name, hex) => {
  expect(presetColours.find((colour) => colour.name === name)?.hex).toBe(hex);
});

test('the six preset colours are shown in the order of the product spec', () => {
  expect(presetColours.map(({ name }) => name)).toEqual(['gold', 'red', 'green', 'purple', 'blue', 'orange']);
});

test.each(['#FFD700', '#1f2937', '#abcDEF'])('%s is a colour', (value) => {
  expect(isColour(value)).toBe(true);
});

test.each([
  'red',
  '#fff',
  '#FFD70',
  '#FFD7000',
  'FFD700',
  '#FFD700\n',
  ' #FFD700',
  '#GGGGGG',
  'red;background:url(//e)',
  '#fff}</style><script>',
  'var(--x)',
  null,
  0xffd700,
])('%j is no colour', (value) => {
  expect(isColour(value)).toBe(false);
});
