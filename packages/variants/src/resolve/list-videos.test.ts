import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { expect, test } from 'vitest';
import { listVideos } from './list-videos.ts';

const clip = { filePath: 'asset:video-01', zoom: 1.5 };

test.each<[string, AdConfig, object[]]>([
  ['no video', {}, []],
  ['a video that has not been uploaded', { assets: { gameplayVideo: { filePath: '' } } }, []],
  [
    'variants that do not change it',
    {
      assets: { gameplayVideo: clip },
      languages: ['de'],
      variants: [{ id: 'one', overrides: { name: 'x' } as never }],
    },
    [clip],
  ],
  [
    'variants that crop it or replace it',
    {
      assets: { gameplayVideo: clip },
      variants: [
        { id: 'one', overrides: { 'assets.gameplayVideo.zoom': 2 } },
        { id: 'two', overrides: { 'assets.gameplayVideo': { filePath: 'asset:video-02' } } },
        { id: 'three', overrides: { 'assets.gameplayVideo': null } },
      ],
    },
    [clip, { ...clip, zoom: 2 }, { filePath: 'asset:video-02' }],
  ],
  [
    'a language that crops it',
    {
      assets: { gameplayVideo: clip },
      languages: ['de'],
      byLanguage: { de: { 'assets.gameplayVideo.zoom': 3 } },
    },
    [clip, { ...clip, zoom: 3 }],
  ],
  [
    'a variant that is cropped in one of its languages',
    {
      assets: { gameplayVideo: clip },
      languages: ['de', 'fr'],
      variants: [{ id: 'one', byLanguage: { fr: { 'assets.gameplayVideo.zoom': 3 } } }],
    },
    [clip, clip, { ...clip, zoom: 3 }],
  ],
])('lists the videos of an ad with %s', (_name, ad, videos) => {
  expect(listVideos(ad)).toEqual(videos);
});
