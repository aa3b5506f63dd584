// Requirement: ad.stored-shape
import { expect, test } from 'vitest';
import type { AdConfig } from '../ad-config.ts';
import { normaliseStoredAdConfig } from './normalise-ad-config.ts';

const cover = { filePath: 'asset:cover-01', originalName: 'cover.png' };

test('removes nulls, what only the client needs, and objects that are empty', () => {
  const coverImage = {
    ...cover,
    file: {},
    processedUrl: '/y',
    uploadedPath: '/z',
    fileSystemPath: 'asset:x',
  };
  const config: AdConfig = {
    name: 'Ad',
    assets: { coverImage, outroImage: null, background: {} },
    cta: { label: '', positions: { cover: null } },
    pausePoints: [],
  };
  expect(normaliseStoredAdConfig(config)).toEqual({
    name: 'Ad',
    assets: { coverImage: cover },
    cta: { label: '' },
    pausePoints: [],
  });
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
