import { expect, test } from 'vitest';
import { momentsRecipe } from '../recipes/moments-recipe.ts';
import { findSpins } from './find-spins.ts';
import type { Rest } from './find-rests.ts';

// Requirement: media.spins
test('a spin lasts from the end of a rest until the reels stand still', () => {
  expect(findTimes([createRest(0, 60), createRest(150, 210), createRest(300, null)])).toEqual([
    [58, 150, 150],
    [208, 300, 300],
  ]);
});

test('a spin that does not end has no stop', () => {
  expect(findTimes([createRest(0, 60)])).toEqual([[58, null, null]]);
});

test('a new scene during the movement is the win', () => {
  expect(findTimes([createRest(0, 60), createRest(270, null)], [130])).toEqual([[58, 130, 270]]);
  expect(findTimes([createRest(0, 60)], [130])).toEqual([[58, 130, 300]]);
});

test('a new scene right after the start of a spin is not the win', () => {
  expect(findTimes([createRest(0, 60), createRest(270, null)], [70])).toEqual([[58, 270, 270]]);
});

test('a movement right after the reels have stopped is the win', () => {
  expect(
    findTimes([createRest(0, 60), createRest(120, 132), createRest(200, 240), createRest(290, null)]),
  ).toEqual([
    [58, 120, 200],
    [238, 290, 290],
  ]);
});

test('finds no spin without a rest', () => {
  expect(findTimes([], [50])).toEqual([]);
});

function createRest(settledFrame: number, movesFromFrame: number | null): Rest {
  const frame = movesFromFrame === null ? settledFrame : movesFromFrame - 2;
  return { frame, reason: 'motion-stops', score: 0.9, settledFrame, movesFromFrame };
}

/** The frames at which each spin starts, stops and settles, in a clip of 300 frames. */
function findTimes(rests: readonly Rest[], changes: readonly number[] = []) {
  const sceneChanges = changes.map((frame) => ({ frame, reason: 'scene-change' as const, score: 0.5 }));
  const options = { sceneChanges, frameCount: 300, frameRate: 30, recipe: momentsRecipe.win };
  const toFrame = (seconds: number | null) => (seconds === null ? null : Math.round(seconds * 30));
  return findSpins(rests, options).map(({ restSeconds, stopSeconds, settledSeconds }) =>
    [restSeconds, stopSeconds, settledSeconds].map(toFrame),
  );
}
