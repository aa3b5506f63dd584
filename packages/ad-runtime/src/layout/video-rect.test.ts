import { expect, test } from 'vitest';
import { videoAreaRect, videoRect } from './video-rect.ts';

const stage = { width: 400, height: 800 };

test('gives 90 by 50 percent of the stage to the area, times the size factor', () => {
  expect(videoAreaRect(stage, { centre: { x: 0.5, y: 0.25 }, sizeFactor: 1 })).toEqual({
    x: 20,
    y: 0,
    width: 360,
    height: 400,
  });
  expect(videoAreaRect(stage, { centre: { x: 0.5, y: 0.5 }, sizeFactor: 0.5 })).toEqual({
    x: 110,
    y: 300,
    width: 180,
    height: 200,
  });
});

test('fits the picture into the area in its own shape', () => {
  const area = {
    kind: 'split',
    centre: { x: 0.5, y: 0.25 },
    sizeFactor: 1,
    backdrop: { type: 'solid-color', color: '#000000' },
  } as const;
  expect(videoRect(stage, area, 16 / 9)).toEqual({ x: 20, y: 98.75, width: 360, height: 202.5 });
});

test('fills the stage in full-screen mode', () => {
  expect(videoRect(stage, { kind: 'full' }, 9 / 16)).toEqual({ x: 0, y: 0, ...stage });
});
