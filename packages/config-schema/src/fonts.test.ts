import { expect, test } from 'vitest';
import { fonts } from './fonts.ts';

test('the eight fonts are those of the product spec, in its order', () => {
  expect(fonts.join(', ')).toBe(
    'Impact, Arial, Trebuchet MS, Verdana, Times New Roman, Georgia, Courier New, Tahoma',
  );
});
