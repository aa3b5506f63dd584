// Requirement: ad.stored-shape
import { expect, test } from 'vitest';
import type { AdConfig } from '../ad-config.ts';
import { removeNulls, toDocument } from './ad-document.ts';

const cover = { filePath: 'asset:cover-01' };
const reels = { x: 0.25, y: 0.2, width: 0.5, height: 0.6 };

test.each<[string, AdConfig, AdConfig]>([
  [
    'nulls',
    { name: 'Ad', assets: { coverImage: cover, outroImage: null }, cta: { positions: { cover: null } } },
    { name: 'Ad', assets: { coverImage: cover } },
  ],
  [
    'names, addresses and measurements of files',
    {
      assets: {
        coverImage: {
          ...cover,
          file: {},
          originalName: 'cover.png',
          preview: 'blob:x',
          processedUrl: '/y',
          uploadedPath: '/z',
          fileSystemPath: 'asset:cover-01',
        },
        gameplayVideo: {
          filePath: 'asset:video-01',
          width: 1280,
          height: 720,
          duration: 12,
          frameRate: 30,
          zoom: 2,
          trim: { startSeconds: 0, endSeconds: 9 },
        },
        background: { type: 'custom-image', customImage: { ...cover, preview: 'blob:x' } },
      },
    },
    {
      assets: {
        coverImage: cover,
        gameplayVideo: { filePath: 'asset:video-01', zoom: 2, trim: { startSeconds: 0, endSeconds: 9 } },
        background: { type: 'custom-image', customImage: cover },
      },
    },
  ],
  [
    'measurements of the video, but the area of its reels',
    { assets: { gameplayVideo: { filePath: 'asset:video-01', width: 1280, shape: 'reels', reels } } },
    { assets: { gameplayVideo: { filePath: 'asset:video-01', shape: 'reels', reels } } },
  ],
  [
    'ids and dates',
    { $schema: 'x', id: 'ad-12345678', name: 'Ad', createdAt: '2026-01-01', updatedAt: '2026-01-02' },
    { name: 'Ad' },
  ],
  ['objects that are empty', { cta: { positions: {} }, assets: { background: {} } }, {}],
  ['nothing else: false, 0, empty texts and lists count', createEmptyAd(), createEmptyAd()],
])('a document contains no %s', (_what, config, expected) => {
  expect(toDocument(config)).toEqual(expected);
});

test('the document of a document is the same, and the config is not modified', () => {
  const config: AdConfig = { assets: { coverImage: { ...cover, preview: null }, outroImage: null } };
  const before = structuredClone(config);
  const document = toDocument(config);
  expect(toDocument(document)).toEqual(document);
  expect(config).toEqual(before);
});

test('both forms of a handle are the same document', () => {
  const address = { assets: { coverImage: { filePath: '/api/assets/cover-01' } } };
  expect(toDocument(address)).toEqual({ assets: { coverImage: cover } });
});

test('parts without nulls stay the same objects', () => {
  const document = { cta: { label: 'Spin!' }, assets: { coverImage: cover, outroImage: null } };
  const cleaned = removeNulls(document);
  expect(cleaned).toEqual({ cta: { label: 'Spin!' }, assets: { coverImage: cover } });
  expect(cleaned.cta).toBe(document.cta);
  expect(cleaned.assets?.coverImage).toBe(cover);
  expect(removeNulls(cleaned)).toBe(cleaned);
});

function createEmptyAd(): AdConfig {
  return {
    pausePointCount: 0,
    pausePoints: [],
    cta: { label: '', showCoverText: false },
    assets: { gameplayVideo: { filePath: '', splitScreen: false, zoomX: 0 } },
  };
}
