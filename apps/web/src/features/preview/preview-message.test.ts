import { expect, test } from 'vitest';
import { previewMessageIn } from './preview-message.ts';

const source = 'spinreel-preview';
const video = { widthPx: 640, heightPx: 360, durationSeconds: 9, frameRate: 30, pauseFrames: [30] };

test('reads what a preview says', () => {
  expect(previewMessageIn({ source, event: { type: 'outro' } })).toEqual({
    kind: 'event',
    event: { type: 'outro' },
  });
  expect(previewMessageIn({ source, ready: { slots: ['cover'], video } })).toEqual({
    kind: 'ready',
    carried: { slots: ['cover'], video },
  });
  expect(previewMessageIn({ source, shown: 3 })).toEqual({ kind: 'shown', number: 3 });
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
])('takes %j for nothing', (data) => {
  expect(previewMessageIn(data)).toBeNull();
});
