import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import { mergeConfig, type ConfigChange } from '@spinreel/config-schema/ad/merge-config';
import { expect, test } from 'vitest';
import { createAdDocument } from '../../ad-draft/document/create-ad-document.ts';
import { measureVideo } from '../../ad-draft/document/measure-video.ts';
import { toBackendConfig } from '../../ad-draft/saving/to-backend-config.ts';
import type { CarriedMedia } from '../../lib/ad/media-without-bytes.ts';
import { buildEditedAd, buildMediaKey } from './carried-media.ts';

const config: AdConfig = {
  assets: {
    coverImage: { filePath: 'asset:cover-1234' },
    winningBadgeImage: { filePath: 'asset:badge-1234' },
    gameplayVideo: { filePath: 'asset:video-1234', duration: 10, frameRate: 30, splitScreen: true },
    backgroundMusic: { filePath: 'asset:music-1234', volume: 0.3 },
  },
  pausePointCount: 1,
  pausePoints: [{ id: 'pause-1', timestamp: 1 }],
};

// Requirement: preview.updates
test.each<ConfigChange<AdConfig>>([
  { name: 'Renamed' },
  { cta: { label: 'Go', color: '#112233', buttonStyle: 'classic' } },
  { cta: { positions: { cover: { x: 0.1, y: 0.2 } }, showSpinCountdown: false } },
  { outro: { label: 'Now', pulseAnimation: false } },
  { assets: { backgroundMusic: { volume: 0.9 } } },
  { assets: { background: { type: 'solid-color', solidColor: '#102030' } } },
])('%j needs no other page', (change) => {
  expect(buildMediaKey(changeConfig(change))).toBe(buildMediaKey(config));
});

test.each<ConfigChange<AdConfig>>([
  { assets: { coverImage: { filePath: 'asset:another-cover' } } },
  { assets: { gameplayVideo: { trim: { startSeconds: 1, endSeconds: 5 } } } },
  { assets: { gameplayVideo: { splitScreen: false } } },
  { assets: { backgroundMusic: { filePath: 'asset:another-track' } } },
  { assets: { outroImage: { filePath: 'asset:an-outro-1' } } },
  { cta: { showWinningBadge: false } },
  { pausePoints: [{ id: 'pause-1', timestamp: 2 }] },
  { branding: { useSystemFonts: true } },
  { cta: { fontFamily: 'Lobster' } },
  { outro: { fontWeight: 'regular' } },
  { cta: { label: 'Удачи' } },
  { cta: { label: 'Łatwo!' } },
  { compliance: { language: 'ar' } },
])('%j needs another page', (change) => {
  expect(buildMediaKey(changeConfig(change))).not.toBe(buildMediaKey(config));
});

test('each script of a text needs its fonts once', () => {
  const keyOf = (label: string) => buildMediaKey(changeConfig({ cta: { label } }));
  // Devanagari and Bengali follow each other in Unicode.
  expect(keyOf('घुमाएँ')).not.toBe(keyOf('ঘোরান'));
  expect(keyOf('Крути')).toBe(keyOf('Удача'));
});

test('a new ideograph or syllable needs another page, but kana and punctuation do not', () => {
  const keyOf = (label: string) => buildMediaKey(changeConfig({ cta: { label } }));
  expect(keyOf('回す！')).toBe(keyOf('タ回ル、'));
  expect(keyOf('回す！')).not.toBe(keyOf('転す！'));
  expect(keyOf('스핀')).not.toBe(keyOf('스'));
});

// Requirement: customize.brand-font
test('a page depends on the brand font, and on the blocks of characters that are set in it', () => {
  const keyOf = (label: string, handle = 'asset:font-1234') =>
    buildMediaKey(
      changeConfig({ assets: { brandFont: { filePath: handle } }, cta: { label, fontFamily: 'Brand font' } }),
    );
  expect(keyOf('Go')).not.toBe(keyOf('Go', 'asset:font-5678'));
  expect(keyOf('Go')).toBe(keyOf('Win'));
  expect(keyOf('行')).not.toBe(keyOf('Go'));
});

test('an edit refers to the media of the page and to its encoded video', () => {
  const ad = buildEditedAd(changeConfig({ cta: { label: 'Go' } }), carried);
  expect(ad.cover.button.label).toBe('Go');
  expect(ad.slots.toSorted()).toEqual(carried.slots.toSorted());
  expect(ad.video).toEqual(carried.video);
  expect(ad.badge.onOutro).toBe(true);
});

test.each<[string, AdDocument]>([
  ['is new', createAdDocument()],
  ['has files', config],
  ['has settings of empty slots', { ...config, assets: { ...createAdDocument().assets, ...config.assets } }],
  [
    'has a half-typed address and a name of spaces',
    { ...config, name: ' ', cta: { storeUrl: 'https://app' } },
  ],
])('a draft that %s is played like the config that the server gets', (_state, document) => {
  const video = {
    originalName: 'a.mp4',
    fileSize: 9,
    optimizedUrl: '/a.mp4',
    width: 1280,
    height: 720,
    duration: 10,
    frameRate: 30,
  };
  const dates = { createdAt: '2026-01-01', updatedAt: '2026-01-01' };
  const sent = toBackendConfig({ adId: 'ad-12345678', document, ...dates }, { 'video-1234': video });
  const edited = measureVideo(document, document.assets?.gameplayVideo?.filePath ? video : undefined);
  expect(buildMediaKey(edited)).toBe(buildMediaKey(sent));
  expect(JSON.stringify(buildEditedAd(edited, carried))).toBe(JSON.stringify(buildEditedAd(sent, carried)));
});

const carried: CarriedMedia = {
  slots: ['cover', 'badge', 'music', 'video'],
  video: { widthPx: 640, heightPx: 360, durationSeconds: 9.5, frameRate: 30, pauseFrames: [30] },
};

function changeConfig(change: ConfigChange<AdConfig>): AdConfig {
  return mergeConfig<AdConfig>(config, change);
}
