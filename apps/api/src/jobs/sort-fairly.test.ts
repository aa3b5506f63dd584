import { expect, it } from 'vitest';
import { sortFairly } from './sort-fairly.ts';

const job = (name: string, ...owners: string[]) => ({ name, owners: new Set(owners) });

it('puts the first job of each session before the second of any', () => {
  const waiting = [
    job('a1', 'a'),
    job('a2', 'a'),
    job('a3', 'a'),
    job('b1', 'b'),
    job('c1', 'c'),
    job('b2', 'b'),
  ];
  expect(names(sortFairly(waiting, [], new Map()))).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

it('counts the jobs that run', () => {
  const waiting = [job('a2', 'a'), job('b1', 'b')];
  expect(names(sortFairly(waiting, [job('a1', 'a')], new Map()))).toEqual(['b1', 'a2']);
});

it('prefers the session whose last job has started earliest', () => {
  const waiting = [job('a2', 'a'), job('b2', 'b'), job('c1', 'c')];
  const lastStarts = new Map([
    ['a', 2],
    ['b', 1],
  ]);
  expect(names(sortFairly(waiting, [], lastStarts))).toEqual(['c1', 'b2', 'a2']);
});

it('lets a job of several sessions take the earliest of their turns', () => {
  const waiting = [job('a1', 'a'), job('a2', 'a', 'b'), job('c1', 'c')];
  expect(names(sortFairly(waiting, [], new Map()))).toEqual(['a1', 'a2', 'c1']);
});

it('keeps the order of jobs without a session', () => {
  expect(names(sortFairly([job('x'), job('y'), job('a1', 'a'), job('z')], [], new Map()))).toEqual([
    'x',
    'y',
    'a1',
    'z',
  ]);
});

function names(jobs: readonly { name: string }[]): string[] {
  return jobs.map(({ name }) => name);
}
