import { expect, test } from 'vitest';
import { describeVisiblePart } from './describe-visible-part.ts';

const reels = { x: 0.24, y: 0.21, width: 0.52, height: 0.55 };

// Requirement: crop.visible-part
test.each([
  ['Shows the whole video.', {}],
  ['Shows 32 % of the width. The sides are cut off.', { splitScreen: false }],
  ['Shows 75 % of the width. The sides are cut off.', { shape: '4:3' } as const],
  ['Shows 75 % of the height. Top and bottom are cut off.', { sourceHeight: 1440 }],
  ['Shows 50 % of the width and 50 % of the height.', { zoom: 2 }],
  ['Shows the whole video.', { sourceHeight: 1088 }],
  ['Shows 52 % of the width and 55 % of the height.', { shape: 'reels', reels, zoom: 3 } as const],
])('%s', (description, change) => {
  expect(describeVisiblePart({ ...whole, ...change })).toBe(description);
});

const whole = { sourceWidth: 1920, sourceHeight: 1080, splitScreen: true, zoom: 1, zoomX: 0, zoomY: 0 };
