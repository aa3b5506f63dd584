import { expect, test } from 'vitest';
import { momentsRecipe } from '../recipes/moments-recipe.ts';
import { findSceneChanges } from './find-scene-changes.ts';
import { findSoundChanges } from './find-sound-changes.ts';
import { measureMotion } from './small-frames.ts';

const frameRate = 30;
const sampleRate = 8000;

test.each([
  ['a cut', [...repeatFrame(40, 10), ...repeatFrame(200, 10)], [10]],
  ['no cut in a fade', Array.from({ length: 20 }, (_, frame) => createFrame(frame * 12)), []],
  ['no cut in constant flicker', alternateFrames(40, 200, 20), []],
  [
    'no cut when something crosses the frame',
    Array.from({ length: 20 }, (_, frame) => createStripe(frame)),
    [],
  ],
  ['nothing without frames', [], []],
])('finds %s', (_what, images, expected) => {
  const frames = { pixels: Uint8Array.from(images.flat()), frameBytes: 64, frameRate };
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
    'nothing in inaudible sound',
    [
      [0, 60],
      [0.002, 60],
    ],
    [],
  ],
  ['nothing in silence', [[0, 60]], []],
  ['nothing without sound', [], []],
] as const)('finds %s', (_what, parts, expected) => {
  const found = findSoundChanges(createTone(parts), { sampleRate, frameRate, recipe: momentsRecipe.sound });
  expect(found.map(({ frame }) => frame)).toEqual(expected);
});

function createFrame(grey: number): number[] {
  return Array.from({ length: 64 }, () => grey);
}

function repeatFrame(grey: number, frames: number): number[][] {
  return Array.from({ length: frames }, () => createFrame(grey));
}

function alternateFrames(one: number, other: number, frames: number): number[][] {
  return Array.from({ length: frames }, (_, frame) => createFrame(frame % 2 ? one : other));
}

function createStripe(column: number): number[] {
  return Array.from({ length: 64 }, (_, at) => (at % 20 === column ? 250 : 20));
}

/** A tone of these amplitudes, each for the given number of frames. */
function createTone(parts: readonly (readonly [amplitude: number, frames: number])[]): Int16Array {
  return Int16Array.from(
    parts.flatMap(([amplitude, frames]) =>
      Array.from(
        { length: (frames * sampleRate) / frameRate },
        (_, sample) => 32_767 * amplitude * Math.sin((2 * Math.PI * 440 * sample) / sampleRate),
      ),
    ),
  );
}
