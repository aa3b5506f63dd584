import { expect, test } from 'vitest';
import { expectedVideoBytes } from './expected-video-bytes.ts';
import { videoCut } from './video-cut.ts';

const facts = { widthPx: 1280, heightPx: 720, durationSeconds: 12, frameRate: 30, hasAudio: true };
const cut = videoCut({ facts, splitScreen: false, zoom: 1, zoomX: 0, zoomY: 0 });
const known = { facts, cut, mezzanineBytes: 2_000_000, budgetBytes: 3_000_000 };

test('an easy clip takes what its quick version tells, by the part that is played', () => {
  const whole = expectedVideoBytes(known);
  expect(whole).toBeGreaterThan(1_000_000);
  expect(whole).toBeLessThan(known.budgetBytes);
  const half = { ...cut, frameCount: cut.frameCount / 2 };
  expect(expectedVideoBytes({ ...known, cut: half })).toBeCloseTo(whole / 2, -1);
});

test('a difficult clip fills its budget and no more', () => {
  const bytes = expectedVideoBytes({ ...known, mezzanineBytes: 9_000_000 });
  expect(bytes).toBeLessThanOrEqual(known.budgetBytes);
  expect(bytes).toBeGreaterThan(known.budgetBytes * 0.95);
});

test('without room it still takes the least that can be shown', () => {
  expect(expectedVideoBytes({ ...known, budgetBytes: -1_000_000 })).toBeGreaterThan(100_000);
});
