import { expect, test } from 'vitest';
import { groupVersions } from './group-versions.ts';

test('groups automatic versions that were saved in one go', () => {
  const lines = [
    createLine('10:30', { isCurrent: true }),
    createLine('10:29'),
    createLine('10:20'),
    createLine('10:12'),
    createLine('10:11', { name: 'Before the new button' }),
    createLine('10:10'),
    createLine('09:59'),
    createLine('09:58'),
  ];
  const times = groupVersions(lines).map(({ newest, earlier }) =>
    [newest, ...earlier].map(({ savedAt }) => savedAt.slice(11, 16)),
  );
  expect(times).toEqual([['10:30'], ['10:29', '10:20', '10:12'], ['10:11'], ['10:10'], ['09:59', '09:58']]);
});

test('an ad without versions has no groups', () => {
  expect(groupVersions([])).toEqual([]);
});

function createLine(time: string, change: { name?: string; isCurrent?: boolean } = {}) {
  return { version: 1, name: null, isCurrent: false, savedAt: `2026-01-01T${time}:00.000Z`, ...change };
}
