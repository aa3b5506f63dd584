import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { expect, test } from 'vitest';
import { resolveVariant } from './resolve-variant.ts';

const cover = { filePath: 'asset:cover-01' };
const other = { filePath: 'asset:cover-02' };
const german = { filePath: 'asset:cover-de' };

test('the base is the ad without its variants and languages', () => {
  const ad = createAd();
  const { variants: _variants, languages: _languages, translations: _translations, ...base } = ad;
  expect(resolveVariant(ad, { variantId: null, language: 'en' })).toEqual(base);
  const plain: AdConfig = { name: 'Ad', cta: { label: 'Spin!' } };
  expect(resolveVariant(plain, { variantId: null, language: 'en' })).toEqual(plain);
});

// Requirement: variants.inheritance
test('a variant is the base with its overrides, and follows the base in everything else', () => {
  const ad = createAd({ overrides: { 'cta.label': 'Play', 'cta.positions.cover': { x: 0.1, y: 0.2 } } });
  const variant = resolveVariant(ad, { variantId: 'one', language: 'en' });
  expect(variant.cta).toEqual({ ...ad.cta, label: 'Play', positions: { cover: { x: 0.1, y: 0.2 } } });
  expect(variant.assets).toEqual(ad.assets);
  const changed = { ...ad, cta: { ...ad.cta, label: 'Go', color: '#00FF00' } };
  expect(resolveVariant(changed, { variantId: 'one', language: 'en' }).cta).toMatchObject({
    label: 'Play',
    color: '#00FF00',
  });
});

test('null removes what the base has', () => {
  const ad = createAd({ overrides: { 'assets.coverImage': null } });
  expect(resolveVariant(ad, { variantId: 'one', language: 'en' }).assets).toEqual({
    gameplayVideo: ad.assets?.gameplayVideo,
  });
});

test('a setting of a file wins over the file, whichever was written first', () => {
  const trim = { startSeconds: 1, endSeconds: 9 };
  const ad = createAd({
    overrides: { 'assets.gameplayVideo.trim': trim, 'assets.gameplayVideo': { filePath: 'asset:video-02' } },
  });
  const { gameplayVideo } = resolveVariant(ad, { variantId: 'one', language: 'en' }).assets ?? {};
  expect(gameplayVideo).toEqual({ filePath: 'asset:video-02', trim });
  const without = createAd({
    overrides: { 'assets.gameplayVideo': null, 'assets.gameplayVideo.trim': trim },
  });
  expect(resolveVariant(without, { variantId: 'one', language: 'en' }).assets).toEqual({ coverImage: cover });
});

// Requirement: variants.translations
test('a translation belongs to the field and its source text, so variants with the same text share it', () => {
  const ad: AdConfig = {
    ...createAd({ overrides: { 'cta.coverText': 'Win' } }),
    translations: {
      de: {
        'cta.label': { 'Spin!': { text: 'Drehen!', isConfirmed: true } },
        'cta.coverText': { Win: { text: 'Gewinnen', isConfirmed: false } },
      },
    },
  };
  const base = resolveVariant(ad, { variantId: null, language: 'de' });
  expect(base.cta).toMatchObject({ label: 'Drehen!', coverText: 'Play' });
  expect(base.compliance).toEqual({ language: 'de' });
  const variant = resolveVariant(ad, { variantId: 'one', language: 'de' });
  expect(variant.cta).toMatchObject({ label: 'Drehen!', coverText: 'Gewinnen' });
  const renamed = { ...ad, cta: { ...ad.cta, label: 'Spin' } };
  expect(resolveVariant(renamed, { variantId: null, language: 'de' }).cta?.label).toBe('Spin');
});

test('a text that an ad leaves out is translated from its default', () => {
  const ad: AdConfig = {
    translations: { de: { 'cta.label': { 'Spin!': { text: 'Drehen!', isConfirmed: true } } } },
  };
  expect(resolveVariant(ad, { variantId: null, language: 'de' }).cta).toEqual({ label: 'Drehen!' });
});

test('images of a language replace those of the base, and those of a variant win', () => {
  const byLanguage = { de: { 'assets.coverImage': german } };
  const ad = { ...createAd(), byLanguage };
  expect(resolveVariant(ad, { variantId: null, language: 'de' }).assets?.coverImage).toEqual(german);
  expect(resolveVariant(ad, { variantId: 'one', language: 'de' }).assets?.coverImage).toEqual(german);
  expect(resolveVariant(ad, { variantId: null, language: 'fr' }).assets?.coverImage).toEqual(cover);
  const own = { ...createAd({ overrides: { 'assets.coverImage': other } }), byLanguage };
  expect(resolveVariant(own, { variantId: 'one', language: 'de' }).assets?.coverImage).toEqual(other);
  const both = createAd({ overrides: { 'assets.coverImage': other }, byLanguage });
  expect(resolveVariant(both, { variantId: 'one', language: 'de' }).assets?.coverImage).toEqual(german);
});

test('a source text that is the name of a property of all objects has no translation', () => {
  const ad = { ...createAd(), cta: { label: 'toString' }, translations: { de: { 'cta.label': {} } } };
  expect(resolveVariant(ad, { variantId: null, language: 'de' }).cta?.label).toBe('toString');
});

test('there must be such a variant', () => {
  expect(() => resolveVariant(createAd(), { variantId: 'two', language: 'en' })).toThrow(RangeError);
});

function createAd(variant: Partial<NonNullable<AdConfig['variants']>[number]> = {}): AdConfig {
  return {
    name: 'Ad',
    cta: { label: 'Spin!', coverText: 'Play', color: '#FF0000' },
    assets: { coverImage: cover, gameplayVideo: { filePath: 'asset:video-01', zoom: 1.5 } },
    languages: ['de', 'fr'],
    variants: [{ id: 'one', ...variant }],
    translations: {},
  };
}
