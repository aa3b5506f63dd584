import type { NetworkSizes } from '@spinreel/api-contract/estimate-sizes';
import { expect, test } from 'vitest';
import { shrinkAdvice } from './shrink-advice.ts';

test('says nothing while every file fits, to the last byte', () => {
  expect(shrinkAdvice([])).toBeNull();
  expect(shrinkAdvice([sizes({ video: 4_980_000, player: 20_000 })])).toBeNull();
});

test.each([
  [{ video: 5_100_000, music: 300_000 }, '400 kB too big. Select a shorter part of the video.'],
  [{ video: 2_000_000, music: 4_000_000 }, '1.00 MB too big. Use a shorter track, or none.'],
  [{ video: 2_000_000, outro: 3_500_000 }, '500 kB too big. Use a smaller image: outro.'],
])('names what to shrink first of %j', (bytesByAsset, advice) => {
  expect(shrinkAdvice([sizes({ video: 1 }), sizes(bytesByAsset)])).toBe(advice);
});

test('never asks to shrink the player', () => {
  expect(shrinkAdvice([sizes({ player: 6_000_000, cover: 10 })])).toContain('cover');
});

function sizes(bytesByAsset: Record<string, number>): NetworkSizes {
  const totalBytes = Object.values(bytesByAsset).reduce((sum, bytes) => sum + bytes, 0);
  return {
    network: 'meta',
    label: 'Meta Ads',
    limitBytes: 5_000_000,
    totalBytes,
    bytesByAsset,
    isEstimate: true,
  };
}
