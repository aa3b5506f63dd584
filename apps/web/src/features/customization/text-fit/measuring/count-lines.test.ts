import { expect, test } from 'vitest';
import { countLines } from './count-lines.ts';

// Requirement: language.text-fit
test('runs in fonts of different heights are on one line, runs below them on the next', () => {
  const latin = { top: 10, bottom: 30 };
  const thai = { top: 4, bottom: 36 };
  expect(countLines([latin, thai, latin])).toBe(1);
  expect(countLines([latin, { top: 32, bottom: 52 }, thai])).toBe(2);
  // Lines may be closer than their letters are high.
  expect(countLines([latin, { top: 28, bottom: 48 }, { top: 46, bottom: 66 }])).toBe(3);
});

test('an empty text has no lines', () => {
  expect(countLines([])).toBe(0);
  expect(countLines([{ top: 10, bottom: 10 }])).toBe(0);
});
