import { expect, test } from 'vitest';
import { estimateVideoBytes } from './estimate-video-bytes.ts';
import { createVideoCut } from '../create-video-cut.ts';

const facts = { widthPx: 1280, heightPx: 720, durationSeconds: 12, frameRate: 30, hasAudio: true };
const cut = createVideoCut({ facts, splitScreen: false, zoom: 1, zoomX: 0, zoomY: 0 });
const known = { facts, cut, mezzanineBytes: 2_000_000, budgetBytes: 3_000_000 };

test('estimates an easy clip from its preview encode and the part that is played', () => {
  const whole = estimateVideoBytes(known);
  expect(whole).toBeGreaterThan(1_000_000);
  expect(whole).toBeLessThan(known.budgetBytes);
  const half = { ...cut, frameCount: cut.frameCount / 2 };
  expect(estimateVideoBytes({ ...known, cut: half })).toBeCloseTo(whole / 2, -1);
});

test('estimates that a difficult clip fills its budget', () => {
  const bytes = estimateVideoBytes({ ...known, mezzanineBytes: 9_000_000 });
  expect(bytes).toBeLessThanOrEqual(known.budgetBytes);
  expect(bytes).toBeGreaterThan(known.budgetBytes * 0.95);
});

test('estimates at least the floor when the budget is empty', () => {
  expect(estimateVideoBytes({ ...known, budgetBytes: -1_000_000 })).toBeGreaterThan(100_000);
});
