import { expect, test } from 'vitest';
import { findLargestLengths } from './find-largest-lengths.ts';

// Requirement: language.text-budget
test('finds how long each text may be, together', async () => {
  const longest = { label: 17, title: 42, note: 0 };
  let count = 0;
  const found = await findLargestLengths({ label: 60, title: 42, note: 60 }, async (lengths) => {
    count += 1;
    return {
      label: lengths.label <= longest.label,
      title: lengths.title <= longest.title,
      note: lengths.note <= longest.note,
    };
  });
  expect(found).toEqual(longest);
  expect(count).toBeLessThan(9);
});

test('measures once if all texts fit at their limits', async () => {
  let count = 0;
  const limits = { label: 60, title: 60 };
  const found = await findLargestLengths(limits, async () => {
    count += 1;
    return { label: true, title: true };
  });
  expect(found).toEqual(limits);
  expect(count).toBe(1);
});
