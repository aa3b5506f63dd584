import { resolveAd } from '@spinreel/config-schema/ad/resolve-ad';
import { expect, test } from 'vitest';
import { sampleAd, sampleMedia } from '../../test/sample-ad.ts';
import { createRuntimeAd } from './create-runtime-ad.ts';
import { describeWinCount } from './describe-win-count.ts';

const typeface = { fontFamily: 'Impact', fontWeight: 900 } as const;

test('describes no number if the ad has none', () => {
  expect(describeWinCount(resolveAd({}), { typeface, hasImage: true })).toBeNull();
});

// Requirement: playback.win-amount
test('describes the numbers in the language of the ad', () => {
  const ad = resolveAd({ cta: { winAmount: 12500, winCurrency: '€' }, compliance: { language: 'de' } });
  const count = describeWinCount(ad, { typeface, hasImage: true });
  expect(count).toMatchObject({ content: '12.500\u00A0€', fontFamily: 'Impact', fontWeight: 900 });
  expect(count?.steps?.[0]).toBe('0\u00A0€');
});

test('places the number below the badge, or in the middle without one', () => {
  const ad = resolveAd({ cta: { winAmount: 5 } });
  const place = (hasImage: boolean) => describeWinCount(ad, { typeface, hasImage })?.position.y;
  expect(place(true)).toBeGreaterThan(0.7);
  expect(place(false)).toBe(0.5);
});

test('keeps the number next to a full-screen video in landscape', () => {
  const assets = { gameplayVideo: { filePath: 'v', splitScreen: false } };
  const ad = resolveAd({ assets, cta: { winAmount: 5 } });
  const count = describeWinCount(ad, { typeface, hasImage: false });
  expect(count?.landscapePosition.x).toBeGreaterThan(0.6);
});

test('shows the badge screen for the number alone if the badge image is missing', () => {
  const media = sampleMedia();
  const withoutBadge = { ...media, images: { ...media.images, winningBadgeImage: null } };
  const { badge } = createRuntimeAd(sampleAd({ cta: { winAmount: 5 } }), withoutBadge);
  expect(badge).toMatchObject({ onPlaybackEnd: true, onOutro: false, count: { content: '5' } });
});
