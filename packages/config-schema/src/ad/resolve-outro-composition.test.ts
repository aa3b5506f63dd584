import { expect, test } from 'vitest';
import type { AdConfig } from './ad-config.ts';
import { resolveAd } from './resolve-ad.ts';
import { resolveOutroComposition } from './resolve-outro-composition.ts';

// Requirement: customize.outro-composition
test.each([
  [undefined, 'image'],
  ['image', 'image'],
  ['win-card', 'win-card'],
] as const)('with an outro image, the composition %s means %s', (composition, resolved) => {
  const config: AdConfig = {
    outro: composition === undefined ? {} : { composition },
    assets: { outroImage: { filePath: 'asset:outro-1' } },
  };
  expect(resolveOutroComposition(config)).toBe(resolved);
  expect(resolveAd(config).images.outroImage).toBe(resolved === 'image' ? 'asset:outro-1' : null);
});

// Requirement: customize.outro-composition
test.each([undefined, 'image', 'win-card'] as const)(
  'without an outro image, the composition %s means the win card',
  (composition) => {
    expect(resolveOutroComposition(composition === undefined ? {} : { outro: { composition } })).toBe(
      'win-card',
    );
  },
);
