import { expect, test } from 'vitest';
import { momentsRecipe } from '../recipes/moments-recipe.ts';
import { findRests } from './find-rests.ts';

const frameRate = 30;

// Requirement: media.suggestions
test.each([
  ['a still clip', createEnergy([[0, 300]]), []],
  ['a clip that moves all the time', createEnergy([[9, 300]]), []],
  [
    'a clip with nearly equal frames',
    createEnergy([
      [0, 90],
      [0.3, 120],
      [0, 90],
    ]),
    [],
  ],
  [
    'the rest before each of two spins',
    createEnergy([
      [0, 30],
      [10, 90],
      [0, 40],
      [10, 90],
    ]),
    [27, 157],
  ],
  [
    'a rest in a game whose lights blink',
    createEnergy([
      [2, 60],
      [10, 90],
      [2, 40],
      [10, 90],
    ]),
    [57, 187],
  ],
  [
    'the rest at the end',
    createEnergy([
      [10, 120],
      [0, 60],
    ]),
    [121],
  ],
  [
    'nothing when reels stop for less than 0.3 s',
    createEnergy([
      [10, 90],
      [0, 6],
      [10, 90],
    ]),
    [],
  ],
  [
    'no movement in a flash within a rest',
    createEnergy([
      [0, 40],
      [10, 4],
      [0, 40],
      [10, 90],
    ]),
    [81],
  ],
  [
    'no movement in a cut',
    createEnergy([
      [0, 60],
      [90, 1],
      [0, 60],
      [10, 90],
    ]),
    [118],
  ],
  ['no frame', new Float64Array(), []],
  ['one frame', new Float64Array([0]), []],
])('finds %s', (_what, energy, frames) => {
  expect(findRests(energy, { frameRate, recipe: momentsRecipe.rest }).map(({ frame }) => frame)).toEqual(
    frames,
  );
});

test('ranks a calm rest before a long spin above a restless one before a short spin', () => {
  const energy = createEnergy([
    [0, 40],
    [10, 90],
    [0.8, 12],
    [10, 15],
    [0, 30],
  ]);
  const [clear, vague] = findRests(energy, { frameRate, recipe: momentsRecipe.rest });
  expect(clear?.score).toBeGreaterThan(0.95);
  expect(vague?.score).toBeLessThan(0.8);
});

/** Motion at these levels of grey, each for the given number of frames. */
function createEnergy(parts: readonly (readonly [level: number, frames: number])[]): Float64Array {
  return Float64Array.from(
    parts.flatMap(([level, frames]) => Array.from({ length: frames }, () => level)),
    // Nothing in a real clip is perfectly still.
    (level, index) => level * (1 + 0.05 * Math.sin(index)),
  );
}
