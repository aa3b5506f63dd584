import type { AssetSlot } from '@spinreel/config-schema/asset-slots';
import { expect, test } from 'vitest';
import { firstEmptyPlace, sortFiles, type SortedFile } from './sort-files.ts';

test('a campaign folder dropped at once finds its places', () => {
  expect(
    placed([
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

test.each<[string, SortedFile['shape'], boolean, AssetSlot | null]>([
  ['cover.jpg', 'landscape', true, 'coverImage'],
  ['my_outro_v2.png', 'portrait', true, 'outroImage'],
  ['cta-button.png', 'landscape', true, 'finalCtaButtonImage'],
  ['background.jpg', 'portrait', true, 'backgroundImage'],
  ['background.jpg', 'portrait', false, 'frameImage'],
  ['coverage.png', 'square', true, 'backgroundImage'],
  // A vector may be a decoration only.
  ['cover.svg', null, true, 'winningBadgeImage'],
])('%s, %s, split screen %s, goes to %s', (name, shape, splitScreen, slot) => {
  expect(placed([{ name, shape }], { splitScreen })).toEqual([slot]);
});

test('empty places come first, and a second file of a kind never pushes the first out', () => {
  const portrait = { name: 'a.png', shape: 'portrait' } as const;
  expect(placed([portrait], { filled: ['coverImage'] })).toEqual(['outroImage']);
  expect(placed([portrait], { filled: ['coverImage', 'outroImage'] })).toEqual(['coverImage']);
  const clip = { name: 'a.mp4', shape: null };
  expect(placed([clip, clip])).toEqual(['gameplayVideo', null]);
});

test('a pasted picture goes to the first empty place of the step', () => {
  const next = (filled: AssetSlot[], splitScreen = true) =>
    firstEmptyPlace({ name: 'image.png', filled: new Set(filled), splitScreen });
  expect(next([])).toBe('coverImage');
  expect(next(['coverImage'])).toBe('backgroundImage');
  expect(next(['coverImage'], false)).toBe('frameImage');
});

function placed(
  files: SortedFile[],
  { filled = [], splitScreen = true }: { filled?: AssetSlot[]; splitScreen?: boolean } = {},
) {
  return sortFiles({ files, filled: new Set(filled), splitScreen }).map(({ slot }) => slot);
}
