import { expect, it } from 'vitest';
import { computePriority, isBackgroundPriority } from './compute-priority.ts';

const turns = [0, 1, 2, 5000];

it.each([true, false])(
  'lowers the priority with the open jobs of a session, background %s',
  (isBackground) => {
    const priorities = turns.map((turn) => computePriority({ isBackground, turn }));
    expect(priorities).toEqual(priorities.toSorted((a, b) => b - a));
    expect(new Set(priorities.slice(0, 3)).size).toBe(3);
    expect(priorities.map(isBackgroundPriority)).toEqual(turns.map(() => isBackground));
  },
);

it('places every job that a user waits for before all background jobs', () => {
  const [first] = turns.map((turn) => computePriority({ isBackground: true, turn }));
  const last = computePriority({ isBackground: false, turn: 5000 });
  expect(last).toBeGreaterThan(first ?? 0);
});
