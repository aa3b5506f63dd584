import { expect, test } from 'vitest';
import { readingLimits, toHostLogCopy } from './read-host-log.ts';

const log = {
  ctaCalls: [{ isTrusted: true, isUserActive: true, argumentCount: 1, url: 'https://store.example/app' }],
  lifecycle: { calls: ['gameReady'], errors: [] },
  measurementCalls: ['event'],
  hostErrors: ['The ad closes itself.'],
  hasOwnHook: false,
  frames: { count: 3, lastMediaTimeSeconds: 0.1 },
  audio: { audibleElements: 0, audibleContexts: 0, hasPlayedBeforeTap: true, hasSoundedBeforeTap: false },
};

test('copies the log of a page', () => {
  expect(toHostLogCopy(log)).toEqual(log);
});

test('replaces values of other types, and shortens lists and texts', () => {
  const copy = toHostLogCopy({
    ...log,
    ctaCalls: [{ isTrusted: 'yes', argumentCount: {}, url: 7 }],
    measurementCalls: Array.from({ length: 1000 }, () => 'x'.repeat(100_000)),
    hostErrors: [null, 7],
    frames: { count: Infinity, lastMediaTimeSeconds: 'later' },
  });
  expect(copy.ctaCalls).toEqual([{ isTrusted: false, isUserActive: false, argumentCount: 0, url: null }]);
  expect(copy.measurementCalls).toHaveLength(readingLimits.maxItems);
  expect(copy.measurementCalls[0]).toHaveLength(readingLimits.maxTextLength);
  expect(copy.hostErrors).toEqual(['null', '7']);
  expect(copy.frames).toEqual({ count: 0, lastMediaTimeSeconds: null });
});

test.each([null, 'x', { ...log, hostErrors: null }, { ...log, lifecycle: undefined }])(
  'refuses a log that the page has replaced: %j',
  (replaced) => {
    expect(() => toHostLogCopy(replaced)).toThrow('it has replaced the log of its host');
  },
);
