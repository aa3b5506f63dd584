import { expect, test } from 'vitest';
import { parsePreviewMessage } from './preview-message.ts';

const source = 'spinreel-preview';
const video = { widthPx: 640, heightPx: 360, durationSeconds: 9, frameRate: 30, pauseFrames: [30] };

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
])('ignores %j', (data) => {
  expect(parsePreviewMessage(data)).toBeNull();
});
