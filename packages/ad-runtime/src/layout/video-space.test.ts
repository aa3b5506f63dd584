import { expect, test } from 'vitest';
import { moveBelowVideo, videoSpace } from './video-space.ts';

const stage = { x: 0, y: 0, width: 400, height: 800 };

// Requirement: placement.no-collisions
test('leaves space for the button below the video, and begins below the marks at the top', () => {
  expect(videoSpace(stage, stage, [], 1)).toEqual({ ...stage, height: 670 });
  const mark = { x: 12, y: 60, width: 50, height: 40 };
  const logo = { x: 100, y: 10, width: 200, height: 30 };
  expect(videoSpace(stage, stage, [mark, logo], 1)).toMatchObject({ y: 108, height: 562 });
});

test('ends above the required texts and the button, and ignores marks in the lower part', () => {
  const low = { x: 12, y: 500, width: 50, height: 40 };
  expect(videoSpace(stage, { ...stage, height: 700 }, [low], 1)).toEqual({ ...stage, height: 570 });
});

test('is all that the required texts leave in landscape, where button and marks are next to the video', () => {
  const landscape = { x: 0, y: 0, width: 800, height: 400 };
  const mark = { x: 700, y: 60, width: 50, height: 40 };
  const space = { ...landscape, height: 340 };
  expect(videoSpace(landscape, space, [mark], 1)).toEqual(space);
});

test('moves a button below the video with its counter, unless the video is below the button', () => {
  const video = { x: 0, y: 100, width: 400, height: 400 };
  const button = { x: 100, y: 450, width: 200, height: 60 };
  expect(moveBelowVideo(video, button, 1)).toBe(84);
  expect(moveBelowVideo(video, { ...button, y: 600 }, 1)).toBe(0);
  expect(moveBelowVideo(video, { ...button, y: 20 }, 1)).toBe(0);
});
