import { expect, test } from 'vitest';
import { momentsRecipe } from '../recipes/moments-recipe.ts';
import { findSceneChanges } from './find-scene-changes.ts';
import { findSoundChanges } from './find-sound-changes.ts';
import { measureMotion } from './small-frames.ts';

const frameRate = 30;
const sampleRate = 8000;

test.each([
  ['a cut', [...shown(40, 10), ...shown(200, 10)], [10]],
  ['no cut in a fade', Array.from({ length: 20 }, (_, frame) => picture(frame * 12)), []],
  ['no cut in what flickers all the time', shownInTurn(40, 200, 20), []],
  ['no cut where something crosses the picture', Array.from({ length: 20 }, (_, frame) => stripe(frame)), []],
  ['nothing without pictures', [], []],
])('finds %s', (_what, pictures, expected) => {
  const frames = { pixels: Uint8Array.from(pictures.flat()), frameBytes: 64, frameRate };
  const found = findSceneChanges(frames, { energy: measureMotion(frames), recipe: momentsRecipe.scene });
  expect(found.map(({ frame }) => frame)).toEqual(expected);
});

test.each([
  [
    'a sudden fanfare',
    [
      [0.01, 60],
      [0.5, 60],
    ],
    [60],
  ],
  [
    'a sudden end',
    [
      [0.5, 45],
      [0, 45],
    ],
    [45],
  ],
  ['nothing in steady music', [[0.3, 120]], []],
  [
    'nothing in what nobody hears',
    [
      [0, 60],
      [0.002, 60],
    ],
    [],
  ],
  ['nothing in silence', [[0, 60]], []],
  ['nothing without sound', [], []],
] as const)('finds %s', (_what, parts, expected) => {
  const found = findSoundChanges(tone(parts), { sampleRate, frameRate, recipe: momentsRecipe.sound });
  expect(found.map(({ frame }) => frame)).toEqual(expected);
});

function picture(grey: number): number[] {
  return Array.from({ length: 64 }, () => grey);
}

function shown(grey: number, frames: number): number[][] {
  return Array.from({ length: frames }, () => picture(grey));
}

function shownInTurn(one: number, other: number, frames: number): number[][] {
  return Array.from({ length: frames }, (_, frame) => picture(frame % 2 ? one : other));
}

function stripe(column: number): number[] {
  return Array.from({ length: 64 }, (_, at) => (at % 20 === column ? 250 : 20));
}

/** A tone of these amplitudes, each for the given number of frames. */
function tone(parts: readonly (readonly [amplitude: number, frames: number])[]): Int16Array {
  return Int16Array.from(
    parts.flatMap(([amplitude, frames]) =>
      Array.from(
        { length: (frames * sampleRate) / frameRate },
        (_, sample) => 32_767 * amplitude * Math.sin((2 * Math.PI * 440 * sample) / sampleRate),
      ),
    ),
  );
}
