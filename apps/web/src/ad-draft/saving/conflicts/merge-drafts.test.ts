import { toDocument, type AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import { expect, test } from 'vitest';
import { listDifferences } from './list-differences.ts';
import { mergeDrafts } from './merge-drafts.ts';

const base: AdDocument = {
  name: 'Ad',
  cta: { label: 'Spin!', storeUrl: '', positions: { cover: { x: 0.5, y: 0.5 } } },
  assets: {
    coverImage: { filePath: 'asset:cover-1' },
    gameplayVideo: { filePath: 'asset:clip-1', zoom: 1 },
  },
  pausePoints: [],
};

const withoutCover = { gameplayVideo: base.assets?.gameplayVideo ?? null };

// Requirement: autosave.two-pages
test('keeps different fields changed on both sides', () => {
  const merged = mergeDrafts({
    base,
    draft: { ...base, name: 'Mine' },
    theirs: { ...base, cta: { ...base.cta, label: 'Theirs' }, assets: withoutCover },
  });
  expect(merged.conflicts).toEqual([]);
  expect(merged.taken).toEqual(['button text', 'cover image']);
  expect(merged.document).toMatchObject({ name: 'Mine', cta: { label: 'Theirs' } });
  expect(merged.document.assets?.coverImage).toBeUndefined();
});

test.each<[string, AdDocument, AdDocument]>([
  ['ad name', { name: 'Mine' }, { name: 'Theirs' }],
  ['cover image', { assets: withoutCover }, withCover('asset:cover-2')],
  ['pause points', withVideo('asset:clip-2'), { pausePoints: [{ id: 'a', timestamp: 1 }] }],
  ['spin button', placeCover({ x: 0.1, y: 0.5 }), placeCover({ x: 0.5, y: 0.9 })],
  ['App Store URL', { storeUrls: { ios: 'https:/' } }, { storeUrls: { ios: 'https://example.com/app' } }],
  ['store URL', { cta: { ...base.cta, storeUrl: 'https:/' } }, storeUrl('https://example.com/app')],
])('asks the marketer if %s changed to different values on both sides', (part, mine, theirs) => {
  const merged = mergeDrafts({ base, draft: { ...base, ...mine }, theirs: { ...base, ...theirs } });
  expect(merged.conflicts).toContain(part);
});

test('keeps the store URLs of different platforms, and an empty one is no change', () => {
  const [ios, android] = ['https://apps.apple.com/app/id1', 'https://play.google.com/store'];
  const merged = mergeDrafts({
    base,
    draft: { ...base, storeUrls: { ios, android: '' } },
    theirs: { ...base, storeUrls: { ios: '', android } },
  });
  expect(merged.conflicts).toEqual([]);
  expect(merged.document.storeUrls).toEqual({ ios, android });
});

test('the same change on both sides is no conflict', () => {
  const renamed = { ...base, name: 'Same' };
  expect(mergeDrafts({ base, draft: renamed, theirs: renamed })).toMatchObject({ conflicts: [], taken: [] });
});

test('the draft’s own URLs, measures and empty slots are not changes', () => {
  const stored = toDocument({
    ...base,
    assets: {
      ...base.assets,
      outroImage: null,
      gameplayVideo: { filePath: 'asset:clip-1', zoom: 1, width: 1280, processedUrl: '/api/assets/cut' },
    },
  });
  expect(listDifferences(stored, base, () => null)).toEqual([]);
});

function withCover(filePath: string): AdDocument {
  return { assets: { ...base.assets, coverImage: { filePath } } };
}

function withVideo(filePath: string): AdDocument {
  return { assets: { ...base.assets, gameplayVideo: { filePath, zoom: 1 } } };
}

function placeCover(cover: { x: number; y: number }): AdDocument {
  return { cta: { ...base.cta, positions: { cover } } };
}

function storeUrl(url: string): AdDocument {
  return { cta: { ...base.cta, storeUrl: url } };
}
