import { expect, test } from 'vitest';
import { assetSlots, imageSlots } from './asset-slots.ts';
import { Assets } from '../ad/assets.ts';

test.each([
  ['coverImage', 'cover'],
  ['landscapeCoverImage', 'cover'],
  ['gameplayVideo', 'video'],
  ['frameImage', 'background'],
  ['backgroundImage', 'background'],
  ['lowerHalfImage', 'decoration'],
  ['spinButtonImage', 'decoration'],
  ['winningBadgeImage', 'decoration'],
  ['outroImage', 'decoration'],
  ['finalCtaButtonImage', 'decoration'],
  ['appIcon', 'decoration'],
  ['logoImage', 'decoration'],
  ['brandFont', 'font'],
  ['backgroundMusic', 'audio'],
] as const)('the %s follows the rules of a %s', (slot, purpose) => {
  expect(assetSlots[slot].purpose).toBe(purpose);
});

test('lists every asset of a config, the custom background image included', () => {
  const fields = Object.keys(Assets.properties).map((name) =>
    name === 'background' ? 'backgroundImage' : name,
  );
  expect(Object.keys(assetSlots).toSorted()).toEqual(fields.toSorted());
});

test('lists the slots for images: all but those for the video, the font and the music', () => {
  const others = ['gameplayVideo', 'brandFont', 'backgroundMusic'];
  expect([...imageSlots, ...others].toSorted()).toEqual(Object.keys(assetSlots).toSorted());
});
