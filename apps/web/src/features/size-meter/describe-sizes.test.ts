import type { NetworkSizes } from '@spinreel/api-contract/exports';
import { expect, test } from 'vitest';
import { describeFit, describeShrinking, sortByFullness } from './describe-sizes.ts';

test('says nothing while every file fits, to the last byte', () => {
  expect(describeShrinking([])).toBeNull();
  expect(describeShrinking([sizes({ video: 4_980_000, player: 20_000 })])).toBeNull();
});

// Requirement: size.meter
test.each([
  [{ video: 5_100_000, music: 300_000 }, 'Meta is 400 kB too big. Select a shorter part of the video.'],
  [{ video: 2_000_000, music: 4_000_000 }, 'Meta is 1.00 MB too big. Use a shorter track, or none.'],
  [{ video: 2_000_000, outro: 3_500_000 }, 'Meta is 500 kB too big. Use a smaller image: outro.'],
])('names what to shrink first of %j', (bytesByAsset, advice) => {
  expect(describeShrinking([sizes({ video: 1 }), sizes(bytesByAsset)])).toBe(advice);
});

test('never asks to shrink the player', () => {
  expect(describeShrinking([sizes({ player: 6_000_000, cover: 10 })])).toContain('cover');
});

// Requirement: size.meter
test('names the network whose file is too large by the most', () => {
  const small = { ...sizes({ video: 2_500_000 }), label: 'Small Ads', limitBytes: 2_000_000 };
  const large = { ...sizes({ video: 5_400_000 }), label: 'Large Ads' };
  expect(describeShrinking([large, small])).toContain('Small is 500 kB too big.');
  expect(sortByFullness([large, small]).map(({ label }) => label)).toEqual(['Small Ads', 'Large Ads']);
  expect(describeFit([large, small, sizes({ video: 1 })])).toBe('1 of 3 files fit');
  expect(describeFit([sizes({ video: 1 }), sizes({ video: 2 })])).toBe('Both files fit');
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
