import type { AssetSlot } from '@spinreel/config-schema/options/asset-slots';
import { expect, test } from 'vitest';
import { findEmptySlot, assignSlots, type AssignableFile } from './assign-slots.ts';

// Requirement: upload.drop-and-paste
test('assigns the files of a dropped campaign folder to their slots', () => {
  expect(
    assign([
      { name: 'IMG_1.png', shape: 'portrait' },
      { name: 'clip.MP4', shape: null },
      { name: 'loop.mp3', shape: null },
      { name: 'big-win.png', shape: 'square' },
      { name: 'pattern.webp', shape: 'square' },
      { name: 'IMG_2.png', shape: 'portrait' },
      { name: 'brief.pdf', shape: null },
    ]),
  ).toEqual([
    'coverImage',
    'gameplayVideo',
    'backgroundMusic',
    'winningBadgeImage',
    'backgroundImage',
    'outroImage',
    null,
  ]);
});

test.each<[string, AssignableFile['shape'], boolean, AssetSlot | null]>([
  ['cover.jpg', 'landscape', true, 'coverImage'],
  ['cover_landscape.jpg', 'landscape', true, 'landscapeCoverImage'],
  ['my_outro_v2.png', 'portrait', true, 'outroImage'],
  ['cta-button.png', 'landscape', true, 'finalCtaButtonImage'],
  ['Spin Button 2x.png', 'square', true, 'spinButtonImage'],
  ['lucky-spin-cover.png', 'portrait', true, 'coverImage'],
  ['background.jpg', 'portrait', true, 'backgroundImage'],
  ['background.jpg', 'portrait', false, 'frameImage'],
  ['logo.png', 'square', true, 'logoImage'],
  ['app-icon.png', 'square', true, 'appIcon'],
  ['coverage.png', 'square', true, 'backgroundImage'],
  // A vector image is only accepted as a decoration.
  ['cover.svg', null, true, 'winningBadgeImage'],
])('%s, %s, split screen %s, goes to %s', (name, shape, splitScreen, slot) => {
  expect(assign([{ name, shape }], { splitScreen })).toEqual([slot]);
});

test('fills empty slots first, and a second file of a kind never replaces the first', () => {
  const portrait = { name: 'a.png', shape: 'portrait' } as const;
  expect(assign([portrait], { filled: ['coverImage'] })).toEqual(['outroImage']);
  expect(assign([portrait], { filled: ['coverImage', 'outroImage'] })).toEqual(['coverImage']);
  const clip = { name: 'a.mp4', shape: null };
  expect(assign([clip, clip])).toEqual(['gameplayVideo', null]);
});

test('assigns a pasted image to the first empty slot of the step', () => {
  const findNext = (filled: AssetSlot[], splitScreen = true) =>
    findEmptySlot({ name: 'image.png', filled: new Set(filled), splitScreen });
  expect(findNext([])).toBe('coverImage');
  expect(findNext(['coverImage'])).toBe('backgroundImage');
  expect(findNext(['coverImage'], false)).toBe('frameImage');
  const images: AssetSlot[] = ['coverImage', 'backgroundImage', 'lowerHalfImage', 'winningBadgeImage'];
  expect(findNext([...images, 'outroImage', 'finalCtaButtonImage'])).toBeNull();
});

function assign(
  files: AssignableFile[],
  { filled = [], splitScreen = true }: { filled?: AssetSlot[]; splitScreen?: boolean } = {},
) {
  return assignSlots({ files, filled: new Set(filled), splitScreen }).map(({ slot }) => slot);
}
