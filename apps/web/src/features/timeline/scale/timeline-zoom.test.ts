import { expect, test } from 'vitest';
import { getEdgeScrollPx, getMaxZoom, scrollForAnchor, scrollToShow } from './timeline-zoom.ts';

test('the closest zoom makes a frame 16 pixels wide, and a short video fills the window', () => {
  expect(getMaxZoom({ durationSeconds: 12, frameRate: 30 }, 960)).toBe(6);
  expect(getMaxZoom({ durationSeconds: 0.5, frameRate: 30 }, 960)).toBe(1);
  expect(getMaxZoom({ durationSeconds: 12, frameRate: 30 }, 0)).toBe(1);
});

test('zooming keeps the frame under the pointer in place', () => {
  const scrollPx = scrollForAnchor({ share: 0.5, linePx: 4000, anchorPx: 300, insetPx: 28 });
  expect(28 + 0.5 * 4000 - scrollPx).toBe(300);
  expect(scrollForAnchor({ share: 0, linePx: 4000, anchorPx: 300, insetPx: 28 })).toBe(0);
});

test('the strip scrolls only when the playhead would be out of view', () => {
  expect(scrollToShow({ xPx: 500, scrollPx: 0, viewPx: 960 })).toBeNull();
  expect(scrollToShow({ xPx: 1200, scrollPx: 0, viewPx: 960 })).toBe(960);
  expect(scrollToShow({ xPx: 10, scrollPx: 600, viewPx: 960 })).toBe(0);
});

test.each([
  [500, 0],
  [0, -9],
  [-300, -9],
  [1000, 9],
  [980, 3],
])('dragging at %i pixels scrolls a window of 1000 pixels by %i', (clientX, px) => {
  expect(getEdgeScrollPx({ clientX, left: 0, right: 1000 })).toBe(px);
});
