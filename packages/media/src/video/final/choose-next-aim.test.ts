import { expect, test } from 'vitest';
import { fillsBudget, isAtItsBest, isMisled, chooseNextAim } from './choose-next-aim.ts';

test('a first pass is at its best when it fits without having been held back', () => {
  expect(isAtItsBest({ sizeBytes: 400, budgetBytes: 1000, squeeze: 1 })).toBe(true);
  expect(isAtItsBest({ sizeBytes: 1001, budgetBytes: 1000, squeeze: 1 })).toBe(false);
  expect(isAtItsBest({ sizeBytes: 400, budgetBytes: 1000, squeeze: 2 })).toBe(false);
});

test('a budget is filled when at least 95 % of it is used', () => {
  const filled = [949, 950, 1000, 1001].map((sizeBytes) => fillsBudget(sizeBytes, 1000));
  expect(filled).toEqual([false, true, true, false]);
});

// Requirement: size.budget-use
test('aims at the wanted size, then corrects by the miss, then between too large and too small', () => {
  expect(chooseNextAim(980, [])).toBe(980);
  const over = { aimBytes: 980, gotBytes: 1050 };
  expect(chooseNextAim(980, [over])).toBeCloseTo((980 * 980) / 1050);
  const under = { aimBytes: 914, gotBytes: 910 };
  const between = chooseNextAim(980, [over, under]);
  expect(between).toBeCloseTo(914 + (980 - 914) / 2);
  // Of several tries the nearest count.
  expect(chooseNextAim(980, [{ aimBytes: 2000, gotBytes: 2000 }, over, under])).toBe(between);
});

test('only a miss of 25 % or more means that the statistics are wrong', () => {
  expect(isMisled(1000, [])).toBe(false);
  expect(isMisled(1000, [{ aimBytes: 1000, gotBytes: 940 }])).toBe(false);
  expect(isMisled(1000, [{ aimBytes: 1000, gotBytes: 48 }])).toBe(true);
  expect(isMisled(1000, [{ aimBytes: 1000, gotBytes: 1300 }])).toBe(true);
});
