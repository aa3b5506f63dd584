import { describe, expect, test } from 'vitest';
import { textLimits } from '../../limits/limits.ts';
import { marketBans } from './market-bans.ts';
import { findPresetById, findRequirements, isPresetOutdated, listPresets, presets } from './presets.ts';

const day = /^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

// Requirement: compliance.presets
test('there are at least ten presets, each with its own id', () => {
  expect(presets.length).toBeGreaterThanOrEqual(10);
  expect(new Set(presets.map(({ id }) => id)).size).toBe(presets.length);
});

describe.each(presets.map((preset) => [preset.id, preset] as const))('%s', (_id, preset) => {
  test('has a source, a date and notes', () => {
    expect(preset.source.label).not.toBe('');
    expect(new URL(preset.source.url).protocol).toMatch(/^https?:$/);
    expect(preset.checkedOn).toMatch(day);
    expect(preset.notes).not.toBeNull();
  });

  test('has elements with an English text, short enough for the ad, and a screen', () => {
    const elements = Object.values(preset.elements);
    expect(elements.length).toBeGreaterThan(0);
    for (const { texts, screens } of elements) {
      expect(texts.en).toBeTruthy();
      expect(new Set(screens).size).toBe(screens.length);
      expect(screens.length).toBeGreaterThan(0);
      for (const text of Object.values(texts)) {
        expect(text.trim()).toBe(text);
        expect(Array.from(text).length).toBeLessThanOrEqual(textLimits.complianceText);
      }
    }
  });

  test('has all its texts in the same languages', () => {
    const languages = Object.values(preset.elements).map(({ texts }) => Object.keys(texts));
    const shared = languages.reduce((a, b) => a.filter((language) => b.includes(language)));
    expect(shared).toContain('en');
  });
});

test('every ban has a source and a date', () => {
  for (const { source, since, checkedOn, reason } of marketBans) {
    expect(new URL(source.url).protocol).toMatch(/^https?:$/);
    if (since !== null) expect(since).toMatch(day);
    expect(checkedOn).toMatch(day);
    expect(reason).toMatch(/\.$/);
  }
});

test.each([
  [
    'the policy of its network in its market',
    'social-casino',
    'us',
    ['applovin'],
    ['applovin-us-social-casino'],
  ],
  [
    'the policy of the country, in one of its states',
    'social-casino',
    'us-ca',
    ['applovin'],
    ['applovin-us-social-casino'],
  ],
  [
    'the policy of each of its networks',
    'social-casino',
    'de',
    ['applovin', 'unity', 'meta', 'meta-html'],
    ['applovin-social-casino', 'meta-social-casino'],
  ],
  [
    'the law of its market with the policy of its network',
    'real-money',
    'fr',
    ['tiktok'],
    ['fr-real-money', 'tiktok-real-money'],
  ],
  ['the law of its market alone', 'real-money', 'fr', ['unity'], ['fr-real-money']],
  [
    'the preset of all networks, if its networks have none',
    'social-casino',
    'at',
    ['unity'],
    ['social-casino'],
  ],
  ['the preset of all networks, if no network is chosen', 'real-money', 'worldwide', [], ['real-money']],
  ['nothing, if nothing is known', 'sweepstakes', 'gb', [], []],
] as const)('an ad must meet %s', (_what, product, market, networks, ids) => {
  expect(findRequirements({ product, market, networks }).map(({ id }) => id)).toEqual(ids);
});

test('lists presets from the most specific to the most general', () => {
  const ids = listPresets({ product: 'social-casino', market: 'us', networks: ['applovin'] }).map(
    ({ id }) => id,
  );
  expect(ids).toEqual(['applovin-us-social-casino', 'applovin-social-casino', 'social-casino']);
});

test('finds a preset by its id', () => {
  expect(findPresetById('fr-real-money')?.market).toBe('fr');
  expect(findPresetById('gone')).toBeNull();
});

// Requirement: compliance.outdated-preset
test('a preset is outdated when its source was read more than 180 days ago', () => {
  const preset = { checkedOn: '2026-01-01' };
  const daysLater = (days: number) => Date.parse('2026-01-01') + days * 24 * 60 * 60 * 1000;
  expect(isPresetOutdated(preset, daysLater(180))).toBe(false);
  expect(isPresetOutdated(preset, daysLater(180) + 1)).toBe(true);
});
