import { expect, test } from 'vitest';
import { bestMoments, shownMoments } from './best-moments.ts';

const moments = [at(1, 0.5), at(3, 0.9), at(3.4, 0.8), at(7, 0.7), at(11, 0.95)];

test('the best moments are the surest that keep a second away from each other, in order of time', () => {
  expect(times(bestMoments({ moments, count: 3, taken: [] }))).toEqual([3, 7, 11]);
});

test('moments beside a pause point are left alone', () => {
  expect(times(bestMoments({ moments, count: 2, taken: [3.1] }))).toEqual([7, 11]);
});

test('where no more keep away, there are fewer', () => {
  expect(times(bestMoments({ moments: [at(3, 0.9), at(3.4, 0.8)], count: 2, taken: [] }))).toEqual([3]);
});

test('only moments of the chosen part are shown, its end excluded', () => {
  expect(times(shownMoments(moments, { startSeconds: 3, endSeconds: 11 }))).toEqual([3, 3.4, 7]);
});

test('of many moments the twelve surest are shown, in order of time', () => {
  const many = Array.from({ length: 30 }, (_, index) => at(index, (index % 15) / 15));
  const shown = times(shownMoments(many, { startSeconds: 0, endSeconds: 30 }));
  expect(shown).toEqual([9, 10, 11, 12, 13, 14, 24, 25, 26, 27, 28, 29]);
});

function at(timestamp: number, score: number) {
  return { timestamp, frame: Math.round(timestamp * 30), reason: 'motion-stops' as const, score };
}

function times(list: readonly { timestamp: number }[]) {
  return list.map(({ timestamp }) => timestamp);
}
