// Requirement: ad.stored-shape
import { expect, test } from 'vitest';
import type { AdConfig } from '../ad-config.ts';
import { normaliseAdConfig, normaliseStoredAdConfig } from './normalise-ad-config.ts';

const cover = { filePath: 'asset:cover-01', originalName: 'cover.png' };

test.each<[string, AdConfig, AdConfig]>([
  [
    'nulls',
    { name: 'Ad', assets: { coverImage: cover, outroImage: null }, cta: { positions: { cover: null } } },
    { name: 'Ad', assets: { coverImage: cover } },
  ],
  [
    'what only the client needs',
    {
      assets: {
        coverImage: {
          ...cover,
          file: {},
          preview: 'blob:x',
          processedUrl: '/y',
          uploadedPath: '/z',
          fileSystemPath: 'asset:cover-01',
        },
        background: { type: 'custom-image', customImage: { ...cover, preview: 'blob:x' } },
      },
    },
    { assets: { coverImage: cover, background: { type: 'custom-image', customImage: cover } } },
  ],
  ['objects that are empty', { cta: { positions: {} }, assets: { background: {} } }, {}],
  ['nothing else: false, 0, empty texts and lists count', createEmptyAd(), createEmptyAd()],
])('removes %s', (_what, config, expected) => {
  expect(normaliseAdConfig(config)).toEqual(expected);
});

test('normalizing twice changes nothing more, and the input is not modified', () => {
  const config: AdConfig = { assets: { coverImage: { ...cover, preview: null }, outroImage: null } };
  const before = structuredClone(config);
  const once = normaliseAdConfig(config);
  expect(normaliseAdConfig(once)).toEqual(once);
  expect(config).toEqual(before);
});

test('stores image previews unless they are blob URLs', () => {
  const image = { ...cover, preview: 'https://cdn.example.com/cover-small.png', processedUrl: '/y' };
  const stored = normaliseStoredAdConfig({
    assets: {
      coverImage: image,
      outroImage: { ...cover, preview: 'blob:https://ads.example.com/1' },
      background: { type: 'custom-image', customImage: image },
      gameplayVideo: { filePath: 'asset:video-01', preview: '/z' },
    },
  });
  const expectedCover = { ...cover, preview: image.preview };
  expect(stored).toEqual({
    assets: {
      coverImage: expectedCover,
      outroImage: cover,
      background: { type: 'custom-image', customImage: expectedCover },
      gameplayVideo: { filePath: 'asset:video-01' },
    },
  });
  expect(normaliseStoredAdConfig(stored)).toEqual(stored);
});

function createEmptyAd(): AdConfig {
  return {
    pausePointCount: 0,
    pausePoints: [],
    cta: { label: '', showCoverText: false },
    assets: { gameplayVideo: { filePath: '', splitScreen: false, zoomX: 0 } },
  };
}
