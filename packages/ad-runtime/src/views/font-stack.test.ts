import { fonts } from '@spinreel/config-schema/fonts';
import { expect, test } from 'vitest';
import { fontStack } from './font-stack.ts';

test('names every font first and ends with a generic family', () => {
  for (const font of fonts) {
    expect(fontStack(font)).toMatch(new RegExp(`^"${font}",(.*,)?(serif|sans-serif|monospace)$`));
  }
});
