import { expect, test } from 'vitest';
import { describeTimeLeft, estimateTimeLeft } from './estimate-time-left.ts';
import type { BoardFile } from './list-files.ts';

test('estimates the time left from the files that were finished since the request', () => {
  const old = createFile('ready', '10:00', '10:01');
  const waiting = [createFile('waiting', '12:00'), createFile('running', '12:00')];
  const done = ['12:02', '12:04', '12:06'].map((finishedAt) => createFile('ready', '12:00', finishedAt));
  expect(estimateTimeLeft([old, ...done, ...waiting])).toBe(2 * 2 * 60_000);
  expect(estimateTimeLeft([old, ...done.slice(1), ...waiting])).toBeNull();
  expect(estimateTimeLeft(done)).toBeNull();
});

test.each([
  [20_000, 'less than 1 min left'],
  [4.4 * 60_000, 'about 4 min left'],
  [150 * 60_000, 'about 3 h left'],
])('describes %i ms as %j', (leftMs, text) => {
  expect(describeTimeLeft(leftMs)).toBe(text);
});

function createFile(
  status: 'ready' | 'waiting' | 'running',
  requested: string,
  finished?: string,
): BoardFile {
  const at = (time: string) => `2026-11-28T${time}:00.000Z`;
  const result = {
    ...{ id: 'a', downloadUrl: '/a', fileName: 'a.zip', fileSize: 1, checksum: 'a', expiresAt: at('23:00') },
    ...{ generatedAt: at(finished ?? requested), bytesByAsset: {}, warnings: [] },
  };
  return {
    ...{ variantId: null, language: 'en', network: 'meta', status },
    build: {
      ...{ id: 'a', network: 'meta', variantId: null, language: 'en', state: status, content: 'a' },
      ...{ progress: null, error: null, requestedAt: at(requested) },
      result: finished === undefined ? null : result,
    },
  };
}
