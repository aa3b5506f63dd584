import { expect, test } from 'vitest';
import { chooseShard, readShard } from './choose-shard.ts';

const steps = [7, 1, 4, 2, 2].map((estimatedMinutes, order) => ({ name: `step ${order}`, estimatedMinutes }));

test('reads which part of how many', () => {
  expect(readShard('2/4')).toEqual({ index: 2, count: 4 });
});

test.each(['0/4', '5/4', '1', '1/0', 'a/b', '1/4/2'])('refuses the shard %j', (text) => {
  expect(() => readShard(text)).toThrow(/like 2\/4/);
});

test.each([1, 2, 3, 8])('%i parts contain each step once', (count) => {
  const parts = Array.from({ length: count }, (_, part) => chooseShard(steps, { index: part + 1, count }));
  const names = parts.flat().map(({ name }) => name);
  expect(names.toSorted()).toEqual(steps.map(({ name }) => name));
});

test('the parts take about the same time', () => {
  const minutes = [1, 2].map((index) =>
    chooseShard(steps, { index, count: 2 }).reduce((sum, step) => sum + step.estimatedMinutes, 0),
  );
  expect(minutes).toEqual([8, 8]);
});
