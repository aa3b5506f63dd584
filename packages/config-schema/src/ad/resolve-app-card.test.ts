import { expect, test } from 'vitest';
import type { AdConfig } from './ad-config.ts';
import { listAdTexts } from './list-ad-texts.ts';
import { resolveAd } from './resolve-ad.ts';
import { showsAppRating } from './resolve-app-card.ts';

// Requirement: customize.app-card
test('shows the icon, the name and the rating of the app', () => {
  const { images, outro } = resolveAd(
    createConfig({ appName: ' Lucky Lions ', appRating: 4.6, appRatingNote: ' 120K ratings ' }),
  );
  expect(images.appIcon).toBe('asset:icon-1');
  expect(outro.app).toEqual({ name: 'Lucky Lions', rating: { stars: 4.6, note: '120K ratings' } });
});

// Requirement: customize.app-card
test('shows no rating by default, and none without stars', () => {
  expect(resolveAd(createConfig({})).outro.app?.rating).toBeNull();
  expect(resolveAd(createConfig({ appRating: 0, appRatingNote: 'Many' })).outro.app?.rating).toBeNull();
});

// Requirement: compliance.app-rating
test.each([
  [{ appRating: 4.6 }, true],
  [{ appRating: 0 }, false],
  [{}, false],
  [{ composition: 'image' as const, appRating: 4.6 }, false],
])('an ad with %j shows a rating of the app: %s', (outro, shows) => {
  expect(showsAppRating(createConfig(outro))).toBe(shows);
});

test.each(['win-card', 'image'] as const)(
  'has nothing of the app card with the composition %s',
  (composition) => {
    const ad = resolveAd(createConfig({ composition, appName: 'Lucky Lions', appRating: 4 }));
    expect([ad.images.appIcon, ad.outro.app]).toEqual([null, null]);
    expect(listAdTexts(ad).map(({ text }) => text)).not.toContain('Lucky Lions');
  },
);

test('does not show the winning badge on the app card, which has no space for it', () => {
  const { assets, ...config } = createConfig({});
  const withBadge = { ...config, assets: { ...assets, winningBadgeImage: { filePath: 'asset:badge-1' } } };
  expect(resolveAd(withBadge).badge).toMatchObject({ onOutro: false, onPlaybackEnd: true });
});

// Requirement: ad.embedded-fonts
test('lists the texts of the app card in the font of its button', () => {
  const config = createConfig({
    appName: 'Lucky Lions',
    appRating: 4.6,
    appRatingNote: '120K ratings',
    fontFamily: 'Georgia',
  });
  const texts = listAdTexts(resolveAd({ ...config, compliance: { language: 'de' } }));
  for (const text of ['Lucky Lions', '4,6', '120K ratings'])
    expect(texts).toContainEqual({ text, part: 'outro', fontFamily: 'Georgia', fontWeight: 'bold' });
});

function createConfig(outro: NonNullable<AdConfig['outro']>): AdConfig {
  return {
    outro: { composition: 'app-card', ...outro },
    assets: { appIcon: { filePath: 'asset:icon-1' } },
  };
}
