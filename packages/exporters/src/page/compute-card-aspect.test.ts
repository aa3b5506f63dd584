import { expect, test } from 'vitest';
import { sampleAd, sampleMedia } from '../../test/sample-ad.ts';
import { computeCardAspect } from './compute-card-aspect.ts';

const media = sampleMedia();
const outroImage = { ...media.images.outroImage!, widthPx: 600, heightPx: 300 };
const withImage = { ...media, images: { ...media.images, outroImage } };

// Requirement: customize.win-card-picture
test('the card has the shape of the picture in it', () => {
  const ad = sampleAd({ outro: { composition: 'win-card' } });
  expect(computeCardAspect(ad, withImage)).toBe(2);
  const withoutImage = { ...media, images: { ...media.images, outroImage: null } };
  expect(computeCardAspect(ad, withoutImage)).toBeCloseTo(16 / 9, 4);
});

test('the app card has its own shape', () => {
  const ad = sampleAd({ outro: { composition: 'app-card', appName: 'Lucky Lions' } });
  expect(computeCardAspect(ad, withImage)).toBeCloseTo(4 / 3);
});
