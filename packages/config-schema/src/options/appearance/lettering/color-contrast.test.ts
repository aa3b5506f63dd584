import { expect, test } from 'vitest';
import { getContrastNeed } from './color-contrast.ts';

test.each([
  [24, 400, 3],
  [23.9, 400, 4.5],
  [18.66, 700, 3],
  [18.6, 900, 4.5],
])('text of %f px in the weight %i needs a contrast of %f:1', (fontSizePx, fontWeight, need) => {
  expect(getContrastNeed({ fontSizePx, fontWeight })).toBe(need);
});
