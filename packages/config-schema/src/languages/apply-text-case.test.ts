import { expect, test } from 'vitest';
import { applyTextCase } from './apply-text-case.ts';

test.each([
  ['en', 'Spin it', 'SPIN IT'],
  ['tr', 'çevir ışık', 'ÇEVİR IŞIK'],
  ['de', 'Große Gewinne', 'GROSSE GEWINNE'],
  ['el', 'Παίξε τώρα', 'ΠΑΙΞΕ ΤΩΡΑ'],
  ['th', 'หมุนเลย', 'หมุนเลย'],
] as const)('writes %s in capitals by its own rules', (language, text, capitals) => {
  expect(applyTextCase(text, 'upper-case', language)).toBe(capitals);
  expect(applyTextCase(text, 'as-typed', language)).toBe(text);
});
