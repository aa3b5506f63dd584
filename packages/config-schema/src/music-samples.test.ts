import { expect, test } from 'vitest';
import { isMusicSampleId, musicSamples } from './music-samples.ts';

test('the four sample tracks have the ids and names of the product spec', () => {
  expect(musicSamples.map(({ id, name }) => `${id} ${name}`)).toEqual([
    'casino-1 Casino Excitement',
    'casino-2 Winning Streak',
    'casino-3 Lucky Spin',
    'casino-4 Jackpot Dreams',
  ]);
});

test.each([
  ['casino-1', true],
  ['casino-5', false],
  ['../casino-1', false],
  ['__proto__', false],
  [1, false],
])('whether %j names a sample track: %j', (value, expected) => {
  expect(isMusicSampleId(value)).toBe(expected);
});
