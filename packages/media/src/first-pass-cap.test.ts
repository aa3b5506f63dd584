import { expect, test } from 'vitest';
import { firstPassCap } from './first-pass-cap.ts';
import { videoCut } from './video-cut.ts';

const facts = { widthPx: 640, heightPx: 360, durationSeconds: 2, frameRate: 30, hasAudio: false };
const cutOf = (durationSeconds: number) =>
  videoCut({ facts: { ...facts, durationSeconds }, splitScreen: false, zoom: 1, zoomX: 0, zoomY: 0 });

test('holds a brief clip back so that buffer and inflow together lie above its budget, but not far', () => {
  const cap = firstPassCap(cutOf(2), 100_000);
  const mostBits = cap!.bufferBits + 2 * cap!.bitrate;
  expect(mostBits / 8).toBeGreaterThan(100_000);
  expect(mostBits / 8).toBeLessThan(200_000);
});

test('leaves alone a clip that is long, that may be of any size, or that has more room than it can use', () => {
  expect(firstPassCap(cutOf(6), 100_000)).toBeNull();
  expect(firstPassCap(cutOf(2), null)).toBeNull();
  expect(firstPassCap(cutOf(2), 3_000_000)).toBeNull();
});
