import { expect, test } from 'vitest';
import type { FramedSource } from './video-crop.ts';
import { toSource, toVisible } from './video-highlight.ts';

const landscape: FramedSource = {
  sourceWidth: 1920,
  sourceHeight: 1080,
  splitScreen: true,
  zoom: 1,
  zoomX: 0,
  zoomY: 0,
};
const portrait: FramedSource = { ...landscape, sourceWidth: 1080, sourceHeight: 1920 };
const reels = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 };

// Requirement: customize.spin-highlight
test.each<[string, FramedSource, { x: number; y: number; size: number }]>([
  ['an uncropped video', landscape, { x: 0.6, y: 0.7, size: 0.1125 }],
  ['zoom 2', { ...landscape, zoom: 2 }, { x: 0.7, y: 0.9, size: 0.225 }],
  ['zoom 2 at the right edge', { ...landscape, zoom: 2, zoomX: 100 }, { x: 0.2, y: 0.9, size: 0.225 }],
  ['a square shape', { ...landscape, shape: '1:1' }, { x: 0.677_778, y: 0.7, size: 0.2 }],
  ['an area of reels', { ...landscape, shape: 'reels', reels }, { x: 0.7, y: 0.9, size: 0.225 }],
  [
    'a portrait video in full-screen mode',
    { ...portrait, splitScreen: false },
    { x: 0.6, y: 0.7, size: 0.2 },
  ],
  ['a portrait video in split-screen mode', portrait, { x: 0.6, y: 1.131_579, size: 0.2 }],
  [
    'a video of unknown size',
    { ...landscape, sourceWidth: null, sourceHeight: null },
    { x: 0.6, y: 0.7, size: 0.1125 },
  ],
])('finds a point of the uploaded video in %s', (_what, framed, expected) => {
  const placed = toVisible({ position: { x: 0.6, y: 0.7 }, size: 0.2 }, framed);
  expect(placed.x).toBeCloseTo(expected.x, 5);
  expect(placed.y).toBeCloseTo(expected.y, 5);
  expect(placed.size).toBeCloseTo(expected.size, 5);
  const { x, y } = toSource(placed, framed);
  expect(x).toBeCloseTo(0.6, 9);
  expect(y).toBeCloseTo(0.7, 9);
});
