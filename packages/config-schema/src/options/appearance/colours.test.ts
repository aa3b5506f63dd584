import { Compile } from 'typebox/compile';
import { expect, test } from 'vitest';
import { Colour } from '../../ad/schema-parts.ts';

const color = Compile(Colour);

test.each(['#FFD700', '#1f2937', '#abcDEF'])('accepts the color %s', (value) => {
  expect(color.Check(value)).toBe(true);
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
])('refuses %j as a color', (value) => {
  expect(color.Check(value)).toBe(false);
});
