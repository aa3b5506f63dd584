// Requirement: upload.asset-ids
import { expect, test } from 'vitest';
import { isId } from './ids.ts';

test.each(['abcdefgh', 'A-Z_09-az', 'a'.repeat(64), '3f2504e0-4f89-41d3-9a0c-0305e82c3301'])(
  '%j is an id',
  (value) => {
    expect(isId(value)).toBe(true);
  },
);

test.each([
  '../x',
  '..%2fx',
  '%2e%2e',
  'a/b',
  'a'.repeat(65),
  'a'.repeat(300),
  'short',
  'CON',
  '',
  'abcdefgh\n',
  7,
  null,
])('refuses %j as an id', (value) => {
  expect(isId(value)).toBe(false);
});
