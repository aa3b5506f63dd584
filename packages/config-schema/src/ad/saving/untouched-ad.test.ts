// Requirement: ad.name-from-cover
import { expect, test } from 'vitest';
import type { AdConfig } from '../ad-config.ts';
import { isUntouchedAd } from './untouched-ad.ts';

const at = '2026-11-22T22:00:00.000Z';
const fresh: AdConfig = { name: 'Untitled Ad', createdAt: at, updatedAt: at };

test.each<[string, AdConfig, boolean]>([
  ['an ad that was only opened', fresh, true],
  ['an ad that was changed later', { ...fresh, updatedAt: '2026-11-22T22:00:01.000Z' }, false],
  ['an ad with a name', { ...fresh, name: 'Lucky Friday' }, false],
  ['an ad with a cover', { ...fresh, assets: { coverImage: { filePath: 'asset:cover-01' } } }, false],
  ['an ad of an API client', { cta: { label: 'Play' } }, false],
])('%s: untouched or not', (_what, config, isUntouched) => {
  expect(isUntouchedAd(config)).toBe(isUntouched);
});
