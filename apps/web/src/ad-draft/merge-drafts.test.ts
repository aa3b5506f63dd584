import type { AdConfig } from '@spinreel/config-schema/ad-config';
import { expect, test } from 'vitest';
import { differingParts, mergeDrafts } from './merge-drafts.ts';

const base: AdConfig = {
  name: 'Ad',
  cta: { label: 'Spin!', storeUrl: '', positions: { cover: { x: 0.5, y: 0.5 } } },
  assets: {
    coverImage: { filePath: 'asset:cover-1' },
    gameplayVideo: { filePath: 'asset:clip-1', zoom: 1 },
  },
  pausePoints: [],
};

test('different fields changed on both sides are both kept', () => {
  const merged = mergeDrafts({
    base,
    draft: { ...base, name: 'Mine' },
    theirs: { ...base, cta: { ...base.cta, label: 'Theirs' }, assets: { ...base.assets, coverImage: null } },
  });
  expect(merged.conflicts).toEqual([]);
  expect(merged.taken).toEqual(['button text', 'cover image']);
  expect(merged.config).toMatchObject({ name: 'Mine', cta: { label: 'Theirs' } });
  expect(merged.config.assets?.coverImage).toBeUndefined();
});

test.each<[string, AdConfig, AdConfig]>([
  ['ad name', { name: 'Mine' }, { name: 'Theirs' }],
  ['cover image', { assets: { ...base.assets, coverImage: null } }, withCover('asset:cover-2')],
  ['pause points', withVideo('asset:clip-2'), { pausePoints: [{ id: 'a', timestamp: 1 }] }],
  ['spin button', placed({ x: 0.1, y: 0.5 }), placed({ x: 0.5, y: 0.9 })],
  ['store URL', { cta: { ...base.cta, storeUrl: 'https:/' } }, storeUrl('https://example.com/app')],
])('%s changed to different values on both sides is for the marketer to choose', (part, mine, theirs) => {
  const merged = mergeDrafts({ base, draft: { ...base, ...mine }, theirs: { ...base, ...theirs } });
  expect(merged.conflicts).toContain(part);
});

test('the same change on both sides is none to choose from', () => {
  const renamed = { ...base, name: 'Same' };
  expect(mergeDrafts({ base, draft: renamed, theirs: renamed })).toMatchObject({ conflicts: [], taken: [] });
});

test('the draft’s own addresses, measures and empty places are no change', () => {
  const draft: AdConfig = {
    ...base,
    assets: {
      ...base.assets,
      outroImage: null,
      gameplayVideo: { filePath: 'asset:clip-1', zoom: 1, width: 1280, processedUrl: '/api/assets/cut' },
    },
  };
  expect(differingParts(draft, base)).toEqual([]);
});

function withCover(filePath: string): AdConfig {
  return { assets: { ...base.assets, coverImage: { filePath } } };
}

function withVideo(filePath: string): AdConfig {
  return { assets: { ...base.assets, gameplayVideo: { filePath, zoom: 1 } } };
}

function placed(cover: { x: number; y: number }): AdConfig {
  return { cta: { ...base.cta, positions: { cover } } };
}

function storeUrl(url: string): AdConfig {
  return { cta: { ...base.cta, storeUrl: url } };
}
