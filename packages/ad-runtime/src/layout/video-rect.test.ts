import type { Position } from '@spinreel/config-schema/ad/schema-parts';
import { expect, test } from 'vitest';
import type { VideoArea } from '../runtime-ad.ts';
import type { Size } from './rect.ts';
import { videoRect } from './video-rect.ts';

const stage = { width: 400, height: 800 };

test('gives 90 by 50 percent of the stage to the video, times the size factor', () => {
  const { width } = placeVideo(stage, splitAt({ x: 0.5, y: 0.25 }), 16 / 9);
  expect(width).toBe(360);
  expect(placeVideo(stage, splitAt({ x: 0.5, y: 0.25 }), 9 / 16).height).toBe(400);
  expect(placeVideo(stage, splitAt({ x: 0.5, y: 0.5 }, 0.5), 16 / 9)).toMatchObject({ x: 110, width: 180 });
});

test('fits the frame into the area with its own aspect ratio', () => {
  const area = {
    kind: 'split',
    centre: { x: 0.5, y: 0.25 },
    sizeFactor: 1,
    backdrop: { type: 'solid-color', color: '#000000' },
  } as const;
  expect(placeVideo(stage, area, 16 / 9)).toEqual({ x: 20, y: 98.75, width: 360, height: 202.5 });
});

test('fills the stage in full-screen mode if that crops at most 8 %, otherwise shows the video uncropped', () => {
  const full = { kind: 'full' } as const;
  const screen = { width: 900, height: 1600 };
  expect(placeVideo(screen, full, 9 / 16)).toEqual({ x: 0, y: 0, ...screen });
  expect(placeVideo(screen, full, 9 / 17.3)).toEqual({ x: 0, y: 0, ...screen });
  const narrow = placeVideo(screen, full, 9 / 18);
  expect(narrow).toEqual({ x: 50, y: 0, width: 800, height: 1600 });
  expect(placeVideo(screen, full, 9 / 12)).toEqual({ x: 0, y: 200, width: 900, height: 1200 });
});

test('shows a split-screen video as large as possible left of the button in landscape', () => {
  const split = splitAt({ x: 0.5, y: 0.25 }, 0.5);
  expect(placeVideo({ width: 1600, height: 900 }, split, 16 / 9)).toEqual({
    x: 24,
    y: 105.75,
    width: 1224,
    height: 688.5,
  });
  // In the middle of its area.
  expect(placeVideo({ width: 2000, height: 900 }, split, 1)).toEqual({
    x: 345,
    y: 0,
    width: 900,
    height: 900,
  });
});

test('shows a full-screen video uncropped in landscape, with a fifth of the free width left of it', () => {
  const landscape = { width: 1600, height: 900 };
  expect(placeVideo(landscape, { kind: 'full' }, 8 / 9)).toEqual({ x: 160, y: 0, width: 800, height: 900 });
});

test.each([
  ['a video dragged past the upper left corner', { x: 0, y: 0 }, 1, { x: 0, y: 0 }],
  ['a video dragged past the lower right corner', { x: 1, y: 1 }, 1, { x: 40, y: 597.5 }],
  ['a video wider than the stage', { x: 0, y: 0.5 }, 2, { x: -320, y: 197.5 }],
])('keeps %s on the stage', (_name, centre, sizeFactor, { x, y }) => {
  expect(placeVideo(stage, splitAt(centre, sizeFactor), 16 / 9)).toMatchObject({ x, y });
});

test('is below the marks, and no higher than the space for it', () => {
  const space = { x: 0, y: 200, width: 400, height: 300 };
  const split = splitAt({ x: 0.5, y: 0.25 });
  expect(videoRect(stage, split, 16 / 9, 400, space)).toMatchObject({ y: 200, width: 360 });
  expect(videoRect(stage, split, 1, 400, space)).toEqual({ x: 50, y: 200, width: 300, height: 300 });
  // Somebody has enlarged it.
  expect(videoRect(stage, splitAt({ x: 0.5, y: 0.25 }, 1.2), 1, 400, space).width).toBe(360);
});

test('is above the required texts in landscape', () => {
  const space = { x: 0, y: 0, width: 1600, height: 700 };
  const { y, height } = videoRect({ width: 1600, height: 900 }, splitAt({ x: 0.5, y: 0.25 }), 1, 1600, space);
  expect([y, y + height]).toEqual([0, 700]);
});

test('uses the width of a squarish page and its space, in the middle unless somebody has moved it', () => {
  const column = { width: 600, height: 1000 };
  const page = 1000;
  const space = { x: 0, y: 0, width: 600, height: 800 };
  const { x, y, width, height } = videoRect(column, splitAt({ x: 0.5, y: 0.25 }), 16 / 9, page, space);
  expect(width).toBe(900);
  expect(x + width / 2).toBeCloseTo(300, 6);
  expect(y + height / 2).toBeCloseTo(400, 6);
  const square = videoRect(column, splitAt({ x: 0.5, y: 0.25 }), 1, page, space);
  expect(square).toMatchObject({ y: 0, height: 800 });
  expect(videoRect(column, splitAt({ x: 0, y: 0.1 }), 16 / 9, page, space)).toMatchObject({ x: -200 });
  expect(videoRect(column, splitAt({ x: 0.5, y: 0.1 }), 16 / 9, page, space).y).toBeLessThan(y);
});

function splitAt(centre: Position, sizeFactor = 1) {
  return { kind: 'split', centre, sizeFactor, backdrop: { type: 'solid-color', color: '#000' } } as const;
}

/** Places a video on a page that its stage fills, without other elements. */
function placeVideo(page: Size, area: VideoArea, aspect: number) {
  return videoRect(page, area, aspect, page.width, { x: 0, y: 0, ...page });
}
