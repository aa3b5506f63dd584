import { expect, test } from 'vitest';
import type { AdConfig } from './ad-config.ts';
import { resolveAd } from './resolve-ad.ts';
import { resolveOutroComposition, showsOutroImage } from './resolve-outro-composition.ts';

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

// Requirement: customize.app-card
test.each([{}, { outroImage: { filePath: 'asset:outro-1' } }])(
  'an app card needs no outro image, and shows none: %j',
  (assets) => {
    const config: AdConfig = { outro: { composition: 'app-card' }, assets };
    expect(resolveOutroComposition(config)).toBe('app-card');
    expect(resolveAd(config).images.outroImage).toBeNull();
  },
);

// Requirement: customize.win-card-picture
test.each([
  ['win-card', undefined, false],
  ['win-card', 'last-frame', false],
  ['win-card', 'outro-image', true],
  ['image', 'last-frame', true],
  ['app-card', 'outro-image', false],
] as const)(
  'the composition %s with the picture %s shows the outro image: %s',
  (composition, picture, shows) => {
    const outro = picture === undefined ? { composition } : { composition, winCardPicture: picture };
    const config: AdConfig = { outro, assets: { outroImage: { filePath: 'asset:outro-1' } } };
    expect(showsOutroImage(config)).toBe(shows);
    expect(resolveAd(config).images.outroImage).toBe(shows ? 'asset:outro-1' : null);
  },
);
