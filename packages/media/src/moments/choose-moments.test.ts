import { expect, test } from 'vitest';
import { momentsRecipe } from '../recipes/moments-recipe.ts';
import { chooseMoments } from './choose-moments.ts';
import type { FoundMoment } from './moment.ts';

test.each([
  ['the better of two that are close', [at(60, 0.4), at(64, 0.9), at(90, 0.2)], [64, 90]],
  ['none in the first 0.3 and the last 0.5 seconds', [at(8, 1), at(9, 1), at(285, 1), at(286, 1)], [9, 285]],
  ['none of none', [], []],
])('chooses %s', (_what, found, frames) => {
  const chosen = chooseMoments(found, { frameCount: 300, frameRate: 30, recipe: momentsRecipe.choice });
  expect(chosen.map(({ frame }) => frame)).toEqual(frames);
});

test('chooses the best twelve, in order of time', () => {
  const found = Array.from({ length: 40 }, (_, index) => at(20 + 10 * index, ((index * 7) % 40) / 40));
  const chosen = chooseMoments(found, { frameCount: 500, frameRate: 30, recipe: momentsRecipe.choice });
  const frames = chosen.map(({ frame }) => frame);
  expect(frames).toEqual(frames.toSorted((a, b) => a - b));
  expect(chosen.map(({ score }) => score).toSorted((a, b) => a - b)[0]).toBeCloseTo(28 / 40);
  expect(chosen).toHaveLength(12);
});

function at(frame: number, score: number): FoundMoment {
  return { frame, reason: 'motion-stops', score };
}
