import { expect, test } from 'vitest';
import { sampleAd, sampleMedia } from '../../test/sample-ad.ts';
import { shippedMedia } from './shipped-media.ts';

const slots = (...args: Parameters<typeof shippedMedia>) => shippedMedia(...args).map(({ slot }) => slot);

test('writes the cover first and the video last', () => {
  const all = slots(sampleAd(), sampleMedia());
  expect(all).toEqual(['cover', 'background', 'lowerHalf', 'badge', 'outro', 'ctaButton', 'music', 'video']);
});

test('writes the landscape cover after the cover', () => {
  const file = (filePath: string) => ({ filePath });
  const ad = sampleAd({
    assets: {
      coverImage: file('c'),
      landscapeCoverImage: file('l'),
      gameplayVideo: { filePath: 'v', splitScreen: false },
    },
  });
  expect(slots(ad, sampleMedia())).toEqual(['cover', 'landscapeCover', 'video']);
});

// Requirement: size.only-used-media
test('omits assets that the ad never shows', () => {
  const ad = sampleAd({
    assets: { coverImage: { filePath: 'c' }, gameplayVideo: { filePath: 'v', splitScreen: false } },
  });
  expect(slots(ad, sampleMedia())).toEqual(['cover', 'video']);
});

test('omits a background image while another background is chosen', () => {
  const ad = sampleAd();
  const solid = { ...ad, background: { ...ad.background, type: 'solid-color' as const } };
  expect(slots(solid, sampleMedia())).not.toContain('background');
});

test('omits a badge that is never shown', () => {
  const ad = sampleAd();
  const hidden = { ...ad, badge: { ...ad.badge, onOutro: false, onPlaybackEnd: false } };
  expect(slots(hidden, sampleMedia())).not.toContain('badge');
});
