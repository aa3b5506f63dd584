import { expect, it } from 'vitest';
import { createGroupedWarnings } from './grouped-warnings.ts';

it('prints each warning once, with the ads it is about unless it is about all', () => {
  const warnings = createGroupedWarnings();
  for (const label of ['A', 'B', 'C', 'D', 'E']) warnings.add(label, ['common', 'common']);
  for (const label of ['A', 'B', 'C', 'D']) warnings.add(label, ['frequent']);
  warnings.add('E', ['rare']);
  expect(warnings.take(5)).toEqual(['common', 'frequent (A; B; C; and 1 more)', 'rare (E)']);
  expect(warnings.take(5)).toEqual([]);
});
