import { expect, test } from 'vitest';
import { videoSettings } from '../recipes/video-recipe.ts';
import { fitSize, listSizes } from './video-size.ts';

test.each([
  [
    { width: 608, height: 1080 },
    { widthPx: 608, heightPx: 1080 },
  ],
  [
    { width: 1080, height: 1920 },
    { widthPx: 720, heightPx: 1280 },
  ],
  [
    { width: 1920, height: 1080 },
    { widthPx: 1280, heightPx: 720 },
  ],
  [
    { width: 20, height: 36 },
    { widthPx: 20, heightPx: 36 },
  ],
])('never enlarges the crop %o', (crop, size) => {
  expect(fitSize(crop, 1280)).toEqual(size);
});

test('lists sizes below the crop in fixed steps with even sides', () => {
  expect(listSizes({ width: 608, height: 1080 }, videoSettings.longSidesPx)).toEqual([
    { widthPx: 608, heightPx: 1080 },
    { widthPx: 540, heightPx: 960 },
    { widthPx: 480, heightPx: 854 },
    { widthPx: 360, heightPx: 640 },
  ]);
  expect(listSizes({ width: 320, height: 180 }, videoSettings.longSidesPx)).toEqual([
    { widthPx: 320, heightPx: 180 },
  ]);
});
