import { fonts } from '@spinreel/config-schema/options/appearance/fonts';
import { describe, test } from 'vitest';
import {
  expectDefaultTextsSmall,
  expectLongTextsSmall,
  expectPhrasesDrawn,
} from '../../test/prepare-fonts-of.ts';

describe.each(fonts)('%s', (font) => {
  test('costs at most 12 KB in a file for the default texts', () => expectDefaultTextsSmall(font));

  test('costs at most 26 KB in a file for the longest texts', () => expectLongTextsSmall(font));

  test('has a letter for each of the phrases in all languages, or another font does', () =>
    expectPhrasesDrawn(font));
});
