import type { AdConfig } from '@spinreel/config-schema/ad-config';
import { expect, test } from 'vitest';
import { openableStep, stepFromAddress } from './step-from-address.ts';

test.each([
  ['1', 1],
  ['5', 5],
  [null, 1],
  ['0', 1],
  ['6', 1],
  ['two', 1],
])('reads step %s as %i', (text, step) => {
  expect(stepFromAddress(text)).toBe(step);
});

test('an empty ad opens nothing but the first step', () => {
  expect(openableStep(5, {})).toBe(1);
});

test('with cover and video the second step opens, and no later one while pause points are missing', () => {
  expect(openableStep(2, withUploads())).toBe(2);
  expect(openableStep(4, withUploads())).toBe(2);
});

test('straight play needs no points, and the store address opens the rest', () => {
  const config: AdConfig = { ...withUploads(), pausePointCount: 0 };
  expect(openableStep(5, config)).toBe(3);
  expect(openableStep(5, { ...config, cta: { storeUrl: 'https://example.com/app' } })).toBe(5);
});

function withUploads(): AdConfig {
  return {
    assets: { coverImage: { filePath: 'asset:cover-123' }, gameplayVideo: { filePath: 'asset:video-123' } },
  };
}
