import { fonts } from '@spinreel/config-schema/options/appearance/fonts';
import { expect, test } from 'vitest';
import { shadeSurface } from './shade-surface.ts';

test('names every font first and ends with a generic family', () => {
  for (const font of fonts) {
    const style = { cssText: '' };
    shadeSurface({ style, classList: { add: () => {} } } as unknown as HTMLElement, '#FFD700', font);
    expect(style.cssText).toMatch(new RegExp(`;font-family:"${font}",(.*,)?(serif|sans-serif|monospace)$`));
  }
});
