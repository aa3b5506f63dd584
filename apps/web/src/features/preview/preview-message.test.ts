import { expect, test } from 'vitest';
import { parsePreviewMessage } from './preview-message.ts';

const source = 'spinreel-preview';
const video = { widthPx: 640, heightPx: 360, durationSeconds: 9, frameRate: 30, pauseFrames: [30] };
const progress = { taps: 1, isRunning: true, seconds: 0.5, atMs: 1000 };
const part = { role: 'button', x: 0, y: 0, width: 10, height: 10 };
const screen = { screen: 'cover', widthPx: 375, heightPx: 667, parts: [part] };

test('parses the messages of a preview', () => {
  expect(parsePreviewMessage({ source, event: { type: 'outro' } })).toEqual({
    kind: 'event',
    event: { type: 'outro' },
  });
  expect(parsePreviewMessage({ source, ready: { slots: ['cover'], video } })).toEqual({
    kind: 'ready',
    carried: { slots: ['cover'], video },
  });
  expect(parsePreviewMessage({ source, shown: 3 })).toEqual({ kind: 'shown', number: 3 });
  expect(parsePreviewMessage({ source, progress })).toEqual({ kind: 'progress', progress });
  expect(parsePreviewMessage({ source, screen })).toEqual({ kind: 'screen', screen });
});

test.each([
  null,
  'text',
  { event: { type: 'outro' } },
  { source: 'somebody', event: { type: 'outro' } },
  { source, event: { type: 'unheard-of' } },
  { source, event: null },
  { source, ready: { slots: 'cover', video } },
  { source, ready: { slots: ['cover'], video: { ...video, frameRate: '30' } } },
  { source, ready: { slots: ['cover'], video: { ...video, pauseFrames: null } } },
  { source, progress: { ...progress, seconds: '1' } },
  { source, progress: { ...progress, isRunning: 1 } },
  { source, screen: { ...screen, screen: 'credits' } },
  { source, screen: { ...screen, parts: [{ ...part, x: null }] } },
])('ignores %j', (data) => {
  expect(parsePreviewMessage(data)).toBeNull();
});
