import { expect, test } from 'vitest';
import { proposeFraming, proposeShape } from './video-shapes.ts';

// Requirement: crop.proposed-shape
test.each([
  ['16:9', 1920 / 1080, { splitScreen: true, shape: null }],
  ['21:9', 2560 / 1080, { splitScreen: true, shape: null }],
  ['4:3', 1024 / 768, { splitScreen: true, shape: '4:3' }],
  ['square', 1, { splitScreen: true, shape: '1:1' }],
  ['4:5', 1080 / 1350, { splitScreen: true, shape: '4:5' }],
  ['2:3', 720 / 1080, { splitScreen: false, shape: null }],
  ['9:16', 1080 / 1920, { splitScreen: false, shape: null }],
  ["a phone's", 1170 / 2532, { splitScreen: false, shape: null }],
])('shows a %s video in the mode and shape that cut off the least', (_name, aspect, framing) => {
  expect(proposeFraming(aspect)).toEqual(framing);
});

test('crops a portrait video to 4:5 when split-screen mode is chosen', () => {
  expect(proposeShape({ aspect: 9 / 16, splitScreen: true })).toBe('4:5');
});
