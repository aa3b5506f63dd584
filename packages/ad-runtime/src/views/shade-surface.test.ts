import { fonts, textWeights } from '@spinreel/config-schema/options/appearance/fonts';
import { expect, test } from 'vitest';
import { shadeSurface } from './shade-surface.ts';

test('names every font first and ends with a generic family', () => {
  for (const fontFamily of fonts) {
    const style = { cssText: '' };
    const element = { style, classList: { add: () => {} } } as unknown as HTMLElement;
    shadeSurface(element, '#FFD700', { fontFamily, fontWeight: textWeights.regular });
    expect(style.cssText).toMatch(
      new RegExp(`;font-family:"${fontFamily}",(.*,)?(serif|sans-serif|monospace);font-weight:400$`),
    );
  }
});
