import { expect, test } from 'vitest';
import { formatSpinsLeft } from './ad-text.ts';

// Requirement: playback.spins-left
test.each([
  [2, '2 spins left'],
  [1, '1 spin left'],
])('with %i spins left, the one being asked for included, the counter reads %j', (spinsLeft, text) => {
  expect(formatSpinsLeft(spinsLeft)).toBe(text);
});
