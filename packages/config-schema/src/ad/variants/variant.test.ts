import { expect, test } from 'vitest';
import type { AdConfig } from '../ad-config.ts';
import { removeNulls, toDocument } from '../document/ad-document.ts';
import { normaliseStoredAdConfig } from '../saving/normalise-ad-config.ts';
import { validateAdConfig } from '../saving/validate-ad-config.ts';
import type { OverridablePath, ValueOf } from './overridable-paths.ts';
import type { Variant } from './variant.ts';

// Requirement: variants.stored-shape
test.each<[string, AdConfig]>([
  ['a text', createAd({ 'cta.label': 'Play' })],
  ['no badge', createAd({ 'assets.winningBadgeImage': null })],
  ['a trim', createAd({ 'assets.gameplayVideo.trim': { startSeconds: 1, endSeconds: 9 } })],
  ['a position', createAd({ 'landscapePositions.cover.button': { x: 0.5, y: 0.5 } })],
])('accepts a variant that overrides %s', (_what, config) => {
  expect(validateAdConfig(config)).toMatchObject({ ok: true });
});

test.each<[string, unknown, string]>([
  ['a field that no variant can override', createAd({ name: 'Other' }), 'config-unknown-field'],
  [
    'the language, which is that of the build',
    createAd({ 'compliance.language': 'de' }),
    'config-unknown-field',
  ],
  ['a value of another type', createAd({ 'cta.label': 7 }), 'config-invalid-value'],
  ['a hostile store URL', createAd({ 'cta.storeUrl': 'javascript:alert(1)' }), 'store-url-invalid'],
  [
    'a trim that ends before it starts',
    createAd({ 'assets.gameplayVideo.trim': { startSeconds: 9, endSeconds: 1 } }),
    'config-trim-reversed',
  ],
  ['a language that no ad can have', { byLanguage: { xx: {} } }, 'config-unknown-field'],
])('refuses a variant that overrides %s', (_what, config, code) => {
  expect(validateAdConfig(config)).toMatchObject({ ok: false, problem: { code } });
});

test('a misspelt path or a value of another type does not compile', () => {
  // @ts-expect-error -- there is no such field
  const misspelt: OverridablePath = 'cta.lable';
  // @ts-expect-error -- the label is a text
  const wrong: ValueOf<'cta.label'> = 7;
  expect([misspelt, wrong]).toEqual(['cta.lable', 7]);
});

test.each([
  ['the document', toDocument],
  ['the stored form', normaliseStoredAdConfig],
])('%s of an ad keeps nulls of overrides, and no facts or empty parts', (_what, convert) => {
  const overrides = {
    'assets.winningBadgeImage': null,
    'assets.coverImage': { filePath: 'asset:other-01', processedUrl: '/y' },
  };
  const config: AdConfig = {
    name: 'Ad',
    byLanguage: { de: overrides, fr: {} },
    variants: [
      { id: 'one', name: '', overrides, byLanguage: { de: {} } },
      { id: 'two', overrides: {} },
    ],
  };
  const kept = { 'assets.winningBadgeImage': null, 'assets.coverImage': { filePath: 'asset:other-01' } };
  const expected = {
    name: 'Ad',
    byLanguage: { de: kept },
    variants: [{ id: 'one', overrides: kept }, { id: 'two' }],
  };
  expect(convert(config)).toEqual(expected);
  expect(convert(convert(config))).toEqual(expected);
});

test('variants that have nothing to remove are the same objects, so that the undo history does not copy them', () => {
  const whole: Variant = { id: 'one', overrides: { 'cta.label': 'Play', 'assets.winningBadgeImage': null } };
  const partial: Variant = { id: 'two', overrides: {}, byLanguage: { de: {} } };
  const { variants } = removeNulls({ variants: [whole, partial] });
  expect(variants?.[0]).toBe(whole);
  expect(variants?.[1]).toEqual({ id: 'two' });
});

function createAd(overrides: object): AdConfig {
  return { variants: [{ id: 'one', overrides }] };
}
