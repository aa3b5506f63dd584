import { expect, test } from 'vitest';
import { chooseFirstPassCap } from './choose-first-pass-cap.ts';
import { createVideoCut } from '../create-video-cut.ts';

const facts = { widthPx: 640, heightPx: 360, durationSeconds: 2, frameRate: 30, hasAudio: false };
const createCut = (durationSeconds: number) =>
  createVideoCut({ facts: { ...facts, durationSeconds }, splitScreen: false, zoom: 1, zoomX: 0, zoomY: 0 });

test('limits a short clip to slightly more than its budget', () => {
  const cap = chooseFirstPassCap(createCut(2), 100_000);
  const mostBits = cap!.bufferBits + 2 * cap!.bitrate;
  expect(mostBits / 8).toBeGreaterThan(100_000);
  expect(mostBits / 8).toBeLessThan(200_000);
});

test('does not limit a clip that is long, has no budget, or has more budget than it can use', () => {
  expect(chooseFirstPassCap(createCut(6), 100_000)).toBeNull();
  expect(chooseFirstPassCap(createCut(2), null)).toBeNull();
  expect(chooseFirstPassCap(createCut(2), 3_000_000)).toBeNull();
});
