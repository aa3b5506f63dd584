import { systemFonts } from '@spinreel/config-schema/options/appearance/fonts';
import { compareFonts } from '../../support/fonts/compare-fonts.ts';
import { test } from '../../support/test.ts';

test('an ad in any font looks the same on machines with different fonts', async () => {
  // And display fonts, one of each group.
  await compareFonts([...systemFonts, 'Luckiest Guy', 'Lilita One', 'Playfair Display', 'Lobster']);
});
