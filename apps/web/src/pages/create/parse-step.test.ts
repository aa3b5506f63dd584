import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { expect, test } from 'vitest';
import { findOpenableStep, parseStep } from './parse-step.ts';

test.each([
  ['1', 1],
  ['5', 5],
  [null, 1],
  ['0', 1],
  ['6', 1],
  ['two', 1],
])('reads step %s as %i', (text, step) => {
  expect(parseStep(text)).toBe(step);
});

test('an empty ad opens only the first step', () => {
  expect(findOpenableStep(5, {})).toBe(1);
});

test('cover and video open the second step, and no later one while pause points are missing', () => {
  expect(findOpenableStep(2, withUploads())).toBe(2);
  expect(findOpenableStep(4, withUploads())).toBe(2);
});

test('straight play needs no pause points, and the store URL opens the rest', () => {
  const config: AdConfig = { ...withUploads(), pausePointCount: 0 };
  expect(findOpenableStep(5, config)).toBe(3);
  expect(findOpenableStep(5, { ...config, cta: { storeUrl: 'https://example.com/app' } })).toBe(5);
});

function withUploads(): AdConfig {
  return {
    assets: { coverImage: { filePath: 'asset:cover-123' }, gameplayVideo: { filePath: 'asset:video-123' } },
  };
}
