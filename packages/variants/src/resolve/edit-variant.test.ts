import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { expect, test } from 'vitest';
import { editVariant, resetField } from './edit-variant.ts';
import { findOrigin } from './find-origin.ts';
import { writePath } from './field-path.ts';
import { resolveVariant, type VariantKey } from './resolve-variant.ts';

const base: VariantKey = { variantId: null, language: 'en' };
const variant: VariantKey = { variantId: 'one', language: 'en' };
const german: VariantKey = { variantId: 'one', language: 'de' };
const other = { filePath: 'asset:video-02', zoom: 2 };

test.each<[string, VariantKey, string, unknown]>([
  ['a text of a variant', variant, 'cta.label', 'Play'],
  ['an empty text of a variant', variant, 'cta.coverText', ''],
  ['an image of a variant', variant, 'assets.coverImage', { filePath: 'asset:cover-02' }],
  ['a removed image of a variant', variant, 'assets.coverImage', undefined],
  ['a video of a variant', variant, 'assets.gameplayVideo', other],
  ['the trim of a variant', variant, 'assets.gameplayVideo.trim', { startSeconds: 1, endSeconds: 5 }],
  ['pauses of a variant', variant, 'pausePoints', [{ id: 'p', timestamp: 2 }]],
  ['a position of a variant', variant, 'landscapePositions.cover.button', { x: 0.2, y: 0.2 }],
  ['a text in another language', german, 'cta.label', 'Drehen!'],
  ['an image in another language', german, 'assets.coverImage', { filePath: 'asset:cover-de' }],
  ['an image of the base in another language', { ...base, language: 'de' }, 'assets.coverImage', undefined],
  ['the name, which all variants share', variant, 'name', 'Other'],
  ['a color of the base', base, 'cta.color', '#00FF00'],
])('%s shows after the edit, and nothing else changes', (_what, key, path, value) => {
  const ad = createAd();
  const edited = writePath(resolveVariant(ad, key), path, value);
  const result = editVariant(ad, { key, edited });
  expect(resolveVariant(result, key)).toEqual(edited);
  if (key !== base && path !== 'name') expect(resolveVariant(result, base)).toEqual(resolveVariant(ad, base));
});

test('a variant stores only what changed', () => {
  const ad = createAd();
  const edited = writePath(resolveVariant(ad, variant), 'cta.label', 'Play');
  expect(editVariant(ad, { key: variant, edited })).toEqual({
    ...ad,
    variants: [{ id: 'one', overrides: { 'cta.label': 'Play' } }],
  });
});

test('the inherited value is not stored', () => {
  const ad = createAd();
  const played = edit(ad, variant, 'cta.label', 'Play');
  expect(edit(played, variant, 'cta.label', 'Spin!')).toEqual(ad);
});

test('facts about a file are no change', () => {
  const ad = createAd();
  const measured = { ...ad.assets?.gameplayVideo, width: 1280, duration: 12, preview: '/x' };
  expect(edit(ad, variant, 'assets.gameplayVideo', measured)).toEqual(ad);
});

test('another video replaces the settings of the earlier one', () => {
  const trimmed = edit(createAd(), variant, 'assets.gameplayVideo.trim', { startSeconds: 1, endSeconds: 5 });
  expect(edit(trimmed, variant, 'assets.gameplayVideo', other).variants).toEqual([
    { id: 'one', overrides: { 'assets.gameplayVideo': other } },
  ]);
});

test('a text in another language is a confirmed translation of its source', () => {
  const played = edit(createAd(), variant, 'cta.label', 'Play');
  expect(edit(played, german, 'cta.label', 'Spielen').translations).toEqual({
    de: { 'cta.label': { Play: { text: 'Spielen', isConfirmed: true } } },
  });
});

test('a field that is reset has the inherited value, with everything inside it', () => {
  const ad = createAd();
  const placed = edit(edit(ad, variant, 'cta.positions.cover', { x: 0, y: 1 }), variant, 'cta.label', 'Play');
  expect(resetField(placed, { key: variant, path: 'cta.positions' })).toEqual(
    edit(ad, variant, 'cta.label', 'Play'),
  );
  const translated = edit(ad, german, 'cta.label', 'Drehen!');
  const reset = resetField(translated, { key: german, path: 'cta.label' });
  expect(resolveVariant(reset, german).cta?.label).toBe('Spin!');
});

test('a reset video brings back the pause points that a shorter one had lost, but not changed ones', () => {
  const pausePoints = [
    { id: '3', timestamp: 3 },
    { id: '8', timestamp: 8 },
  ];
  const ad = { ...createAd(), pausePoints };
  const reset = (own: typeof pausePoints, key: VariantKey = variant) =>
    resetField(edit(edit(ad, key, 'assets.gameplayVideo', other), key, 'pausePoints', own), {
      ...{ key, path: 'assets.gameplayVideo' },
    });
  expect(reset(pausePoints.slice(0, 1))).toEqual(ad);
  expect(reset([])).toEqual(ad);
  expect(reset(pausePoints.slice(0, 1), german)).toEqual(ad);
  const moved = [{ id: '3', timestamp: 4 }];
  expect(resolveVariant(reset(moved), variant).pausePoints).toEqual(moved);
});

test('says where the value of a field comes from', () => {
  const unconfirmed: AdConfig = {
    ...edit(createAd(), variant, 'cta.positions.cover', { x: 0, y: 1 }),
    translations: { de: { 'cta.label': { 'Spin!': { text: 'Drehen!', isConfirmed: false } } } },
  };
  const ad = edit(unconfirmed, german, 'outro.label', 'Laden');
  const find = (key: VariantKey, path: string) => findOrigin(ad, { key, path });
  expect(find(base, 'cta.positions')).toBe('inherited');
  expect(find(variant, 'cta.positions')).toBe('own');
  expect(find(variant, 'cta.label')).toBe('inherited');
  expect(find(german, 'cta.positions')).toBe('inherited');
  expect(find(german, 'cta.label')).toBe('unconfirmed');
  expect(find(german, 'outro.label')).toBe('translated');
  expect(find(german, 'cta.coverText')).toBe('untranslated');
  expect(find(german, 'cta.spinningLabel')).toBe('inherited');
  expect(find(german, 'cta.color')).toBe('inherited');
});

function edit(ad: AdConfig, key: VariantKey, path: string, value: unknown): AdConfig {
  return editVariant(ad, { key, edited: writePath(resolveVariant(ad, key), path, value) });
}

function createAd(): AdConfig {
  return {
    name: 'Ad',
    cta: { label: 'Spin!', coverText: 'Play and Win', color: '#FF0000' },
    assets: {
      coverImage: { filePath: 'asset:cover-01' },
      gameplayVideo: { filePath: 'asset:video-01', zoom: 1.5 },
    },
    languages: ['de'],
    variants: [{ id: 'one' }],
  };
}
