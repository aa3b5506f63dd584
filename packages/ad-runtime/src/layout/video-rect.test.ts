import type { Position } from '@spinreel/config-schema/ad/schema-parts';
import { expect, test } from 'vitest';
import { videoAreaRect, videoRect } from './video-rect.ts';

const stage = { width: 400, height: 800 };

test('gives 90 by 50 percent of the stage to the area, times the size factor', () => {
  expect(videoAreaRect(stage, { centre: { x: 0.5, y: 0.25 }, sizeFactor: 1 }, 16 / 9)).toEqual({
    x: 20,
    y: 0,
    width: 360,
    height: 400,
  });
  expect(videoAreaRect(stage, { centre: { x: 0.5, y: 0.5 }, sizeFactor: 0.5 }, 16 / 9)).toEqual({
    x: 110,
    y: 300,
    width: 180,
    height: 200,
  });
});

test('fits the frame into the area with its own aspect ratio', () => {
  const area = {
    kind: 'split',
    centre: { x: 0.5, y: 0.25 },
    sizeFactor: 1,
    backdrop: { type: 'solid-color', color: '#000000' },
  } as const;
  expect(videoRect(stage, area, 16 / 9)).toEqual({ x: 20, y: 98.75, width: 360, height: 202.5 });
});

test('fills the stage in full-screen mode if that crops at most 8 %, otherwise shows the video uncropped', () => {
  const full = { kind: 'full' } as const;
  const screen = { width: 900, height: 1600 };
  expect(videoRect(screen, full, 9 / 16)).toEqual({ x: 0, y: 0, ...screen });
  expect(videoRect(screen, full, 9 / 17.3)).toEqual({ x: 0, y: 0, ...screen });
  const narrow = videoRect(screen, full, 9 / 18);
  expect(narrow).toEqual({ x: 50, y: 0, width: 800, height: 1600 });
  expect(videoRect(screen, full, 9 / 12)).toEqual({ x: 0, y: 200, width: 900, height: 1200 });
});

test('shows a split-screen video as large as possible left of the button in landscape', () => {
  const split = splitAt({ x: 0.5, y: 0.25 }, 0.5);
  expect(videoRect({ width: 1600, height: 900 }, split, 16 / 9)).toEqual({
    x: 24,
    y: 105.75,
    width: 1224,
    height: 688.5,
  });
  // In the middle of its area.
  expect(videoRect({ width: 2000, height: 900 }, split, 1)).toEqual({
    x: 345,
    y: 0,
    width: 900,
    height: 900,
  });
});

test('shows a full-screen video uncropped in landscape, with a fifth of the free width left of it', () => {
  const landscape = { width: 1600, height: 900 };
  expect(videoRect(landscape, { kind: 'full' }, 8 / 9)).toEqual({ x: 160, y: 0, width: 800, height: 900 });
});

test.each([
  ['a video dragged past the upper left corner', { x: 0, y: 0 }, 1, { x: 0, y: 0 }],
  ['a video dragged past the lower right corner', { x: 1, y: 1 }, 1, { x: 40, y: 597.5 }],
  ['a video wider than the stage', { x: 0, y: 0.5 }, 2, { x: -320, y: 197.5 }],
])('keeps %s on the stage', (_name, centre, sizeFactor, { x, y }) => {
  expect(videoRect(stage, splitAt(centre, sizeFactor), 16 / 9)).toMatchObject({ x, y });
});

test('gives a video that is narrower than 3:2 nearly the whole width in split-screen mode', () => {
  expect(videoRect({ width: 400, height: 900 }, splitAt({ x: 0.5, y: 0.25 }), 1)).toEqual({
    x: 8,
    y: 33,
    width: 384,
    height: 384,
  });
});

test('uses the width and more of the height of a squarish page, and keeps a moved video on it', () => {
  const column = { width: 600, height: 1000 };
  const page = 1000;
  const { x, width } = videoRect(column, splitAt({ x: 0.5, y: 0.25 }), 16 / 9, page);
  expect(width).toBe(900);
  expect(x + width / 2).toBeCloseTo(300, 6);
  // As wide as its height permits.
  const fourToThree = videoRect(column, splitAt({ x: 0.5, y: 0.25 }), 4 / 3, page);
  expect(fourToThree.height).toBeCloseTo(620, 6);
  expect(fourToThree.y).toBeCloseTo(0, 6);
  expect(videoRect(column, splitAt({ x: 0, y: 0.25 }), 16 / 9, page)).toMatchObject({ x: -200 });
});

function splitAt(centre: Position, sizeFactor = 1) {
  return { kind: 'split', centre, sizeFactor, backdrop: { type: 'solid-color', color: '#000' } } as const;
}
