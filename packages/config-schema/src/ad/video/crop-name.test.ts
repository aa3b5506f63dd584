import { expect, test } from 'vitest';
import { nameCrop, parseCropName } from './crop-name.ts';

const reels = { x: 0.25, y: 0.1, width: 0.5, height: 0.6000000000000001 };

test.each([
  [{}, 'split_16:9_1_0_0'],
  [{ splitScreen: false, zoom: 1.5, zoomX: -20, zoomY: 100 }, 'full_9:16_1.5_-20_100'],
  [{ splitScreen: true, shape: 'uploaded' as const }, 'split_uploaded_1_0_0'],
  [{ shape: 'reels' as const, reels }, 'split_reels_1_0_0_0.25_0.1_0.5_0.6000000000000001'],
])('the crop %j has a name from which it is read again', (video, name) => {
  expect(nameCrop(video)).toBe(name);
  expect(nameCrop(parseCropName(name))).toBe(name);
});

test.each([
  ['the shape of the mode', { splitScreen: true, shape: '16:9' as const }, { splitScreen: true }],
  ['no area without its shape', { shape: '4:5' as const, reels }, { shape: '4:5' as const }],
])('a crop with %s has the name of the same crop without it', (_name, one, other) => {
  expect(nameCrop(one)).toBe(nameCrop(other));
});

test.each([
  '',
  'split',
  'half_16:9_1_0_0',
  'split_3:2_1_0_0',
  'split_16:9_1_0',
  'split_16:9_1_0_0_0.1',
  'split_16:9_1.0_0_0',
  'split_16:9__0_0',
  'split_16:9_NaN_0_0',
  '0123456789abcdef',
])('no crop has the name %j', (name) => {
  expect(parseCropName(name)).toBeNull();
});
