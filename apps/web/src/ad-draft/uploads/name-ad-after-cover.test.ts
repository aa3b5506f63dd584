import { expect, test } from 'vitest';
import { nameAdAfterCover, nameFromFile } from './name-ad-after-cover.ts';

test.each([
  ['summer-jackpot_v2.png', 'Summer jackpot v2'],
  ['Lucky Friday.final.jpg', 'Lucky Friday final'],
  ['lucky-reels_1080x1920.webp', 'Lucky reels'],
  ['Größte Gewinne.png', 'Größte Gewinne'],
  ['IMG_1234.jpg', null],
  ['DSC01234.JPG', null],
  ['PXL_20260101_120000.jpg', null],
  ['Screenshot 2026-11-22 at 10.00.00.png', null],
  ['cover.jpg', null],
  ['3f2a9c81d4e6.png', null],
  ['1080x1920.png', null],
  ['.png', null],
])('derives from the file %j the name %j', (fileName, name) => {
  expect(nameFromFile(fileName)).toBe(name);
});

const now = new Date('2026-11-22T22:05:00');

test('names an unnamed ad after its cover, or by the date', () => {
  const adName = 'Untitled Ad';
  expect(nameAdAfterCover({ adName, fileName: 'summer-jackpot.png', now })).toBe('Summer jackpot');
  expect(nameAdAfterCover({ adName, fileName: 'IMG_1234.jpg', now })).toBe('Ad 22 Nov 2026, 22:05');
});

// Requirement: ad.name-from-cover
test('the name follows the cover until the ad is named by hand', () => {
  const next = { oldFileName: 'summer-jackpot.png', fileName: 'winter-wins.png', now };
  expect(nameAdAfterCover({ adName: 'Summer jackpot', ...next })).toBe('Winter wins');
  expect(nameAdAfterCover({ adName: 'My best ad', ...next })).toBeNull();
});
