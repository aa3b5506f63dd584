import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { Overrides } from '@spinreel/config-schema/ad/variants/variant';
import { expect, test } from 'vitest';
import { listDifferences, nameVariant } from './describe-difference.ts';
import { expandCombinations, countCombinations } from './expand-combinations.ts';
import { findEqualVariants } from './find-equal-variants.ts';

const nameFile = (handle: string) => (handle === 'asset:dragon' ? 'dragon.png' : null);

test('describes what a variant changes', () => {
  const overrides: Overrides = {
    'cta.label': 'Play',
    'cta.showFingerPointer': false,
    'assets.coverImage': { filePath: 'asset:dragon' },
    'assets.winningBadgeImage': null,
    'cta.positions.cover': { x: 0.5, y: 0.5 },
  };
  expect(listDifferences({ overrides }, nameFile).map(({ name, value }) => [name, value])).toEqual([
    ['button text', 'Play'],
    ['finger pointer', 'off'],
    ['cover image', 'dragon.png'],
    ['winning badge image', 'none'],
    ['spin button', null],
  ]);
});

test.each<[string, Overrides | undefined, string | undefined, string]>([
  ['its name', { 'cta.label': 'Play' }, ' Dragons ', 'Dragons'],
  [
    'what it changes',
    { 'cta.label': 'Play', 'assets.coverImage': { filePath: 'asset:dragon' } },
    '',
    'Play · dragon.png',
  ],
  ['what it removes', { 'assets.winningBadgeImage': null }, undefined, 'No winning badge image'],
  ['the field with a value that says little', { 'cta.color': '#1E90FF' }, undefined, 'Button color #1E90FF'],
  ['the field of a crop', { 'assets.gameplayVideo.zoom': 1.5 }, undefined, 'Video zoom 1.5'],
  ['the field if words do not help', { 'cta.positions.cover': { x: 0, y: 0 } }, undefined, 'Spin button'],
  [
    'three changes at most',
    { 'cta.label': 'A', 'cta.coverText': 'B', 'outro.label': 'C', 'outro.headline': 'D', 'cta.winAmount': 5 },
    undefined,
    'A · B · C · +2',
  ],
  ['its number if it changes nothing', undefined, undefined, 'Variant 2'],
])('a variant is called after %s', (_what, overrides, name, expected) => {
  const ad: AdConfig = {
    variants: [
      { id: 'one' },
      { id: 'two', ...(name !== undefined && { name }), ...(overrides && { overrides }) },
    ],
  };
  expect(nameVariant(ad, 'two', nameFile)).toBe(expected);
});

test('combines lists of values', () => {
  const lists = {
    'cta.label': ['Spin', 'Play'],
    'cta.coverText': [],
    'assets.winningBadgeImage': [null, { filePath: 'a' }],
  };
  expect(countCombinations(lists)).toBe(4);
  expect(expandCombinations(lists)).toEqual([
    { 'cta.label': 'Spin', 'assets.winningBadgeImage': null },
    { 'cta.label': 'Spin', 'assets.winningBadgeImage': { filePath: 'a' } },
    { 'cta.label': 'Play', 'assets.winningBadgeImage': null },
    { 'cta.label': 'Play', 'assets.winningBadgeImage': { filePath: 'a' } },
  ]);
  expect([countCombinations({}), expandCombinations({})]).toEqual([0, []]);
});

test('finds variants with the same content', () => {
  const ad: AdConfig = {
    cta: { label: 'Spin!' },
    languages: ['de'],
    variants: [
      { id: 'same-as-base', name: 'Copy', overrides: { 'cta.label': 'Spin!' } },
      { id: 'play', overrides: { 'cta.label': 'Play' } },
      {
        id: 'play-german',
        overrides: { 'cta.label': 'Play' },
        byLanguage: { de: { 'cta.color': '#00FF00' } },
      },
      { id: 'play-again', overrides: { 'cta.label': 'Play', 'cta.color': null } },
    ],
  };
  expect(findEqualVariants(ad)).toEqual([
    [null, 'same-as-base'],
    ['play', 'play-again'],
  ]);
});
