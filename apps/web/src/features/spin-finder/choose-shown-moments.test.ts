import { expect, test } from 'vitest';
import { chooseShownMoments } from './choose-shown-moments.ts';

const moments = [
  createMoment(1, 0.5),
  createMoment(3, 0.9),
  createMoment(3.4, 0.8),
  createMoment(7, 0.7),
  createMoment(11, 0.95),
];

test('shows only suggestions half a second inside the selected part', () => {
  expect(listTimes(chooseShownMoments(moments, { startSeconds: 2.5, endSeconds: 11.4 }))).toEqual([
    3, 3.4, 7,
  ]);
});

test('shows the twelve most certain suggestions in order of time', () => {
  const many = Array.from({ length: 30 }, (_, index) => createMoment(index, (index % 15) / 15));
  const shown = listTimes(chooseShownMoments(many, { startSeconds: 0, endSeconds: 30 }));
  expect(shown).toEqual([9, 10, 11, 12, 13, 14, 24, 25, 26, 27, 28, 29]);
});

function createMoment(timestamp: number, score: number) {
  return { timestamp, frame: Math.round(timestamp * 30), reason: 'motion-stops' as const, score };
}

function listTimes(list: readonly { timestamp: number }[]) {
  return list.map(({ timestamp }) => timestamp);
}
