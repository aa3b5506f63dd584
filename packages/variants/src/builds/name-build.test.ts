import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { describeProblem } from '@spinreel/config-schema/messages/problem-messages';
import { expect, test } from 'vitest';
import { findNameProblems, findTemplateProblems, maxNameLength, nameBuild } from './name-build.ts';
import { nameVariantFiles } from './name-variant-files.ts';

const values = {
  ad: 'Große Reels!',
  variant: 'Play now · dragon.png',
  language: 'pt-BR',
  network: 'meta',
  market: 'us-ca',
  date: new Date('2026-11-28T23:59:59Z'),
};

test.each([
  [
    '{ad}_{variant}_{market}_{language}_{network}_{date}',
    'grosse-reels_play-now-dragon-png_us-ca_pt-br_meta_2026-11-28',
  ],
  ['{language}', 'pt-br'],
  ['Q4-{ad}', 'Q4-grosse-reels'],
])('fills the template %s', (template, name) => {
  expect(nameBuild(template, values)).toBe(name);
});

test.each([
  ['{ad}_{market}_{language}', 'grosse-reels_pt-br'],
  ['{market}_{ad}', 'grosse-reels'],
  ['{ad}-{market}', 'grosse-reels'],
  ['{market}_{market}_{ad}_{market}', 'grosse-reels'],
  ['{market}', ''],
  ['v1_{market}', 'v1'],
])('an empty value takes its separator out of %s', (template, name) => {
  expect(nameBuild(template, { ...values, market: '🎰' })).toBe(name);
});

test.each([
  ['{ad}_{variant}', {}, []],
  ['{ad}_{varian}', {}, ['name-placeholder-unknown']],
  ['{ad', {}, ['name-placeholder-open']],
  ['{ad}/{variant}', {}, ['name-characters']],
  ['.{ad}', {}, ['name-characters']],
  ['{ad}', { variant: 2, language: 3 }, ['name-placeholder-missing', 'name-placeholder-missing']],
  ['{ad}_{variant}', { variant: 2, language: 1 }, []],
])('checks the template %s for files with %j', (template, counts, codes) => {
  const problems = findTemplateProblems(template, counts);
  expect(problems.map(({ code }) => code)).toEqual(codes);
});

test.each([
  [['a', 'b'], []],
  [['a', 'A', 'b'], ['name-repeated']],
  [[''], ['name-empty']],
  [['con'], ['name-reserved']],
  [['lucky slots'], ['name-characters']],
  [['a'.repeat(maxNameLength)], []],
  [['a'.repeat(maxNameLength + 1)], ['name-too-long']],
])('checks the names %j', (names, codes) => {
  expect(findNameProblems(names).map(({ code }) => code)).toEqual(codes);
});

test('problems say what to do', () => {
  const problems = [...findTemplateProblems('{ad}_{x}', { variant: 3 }), ...findNameProblems(['a b', 'a b'])];
  expect(problems.map((problem) => describeProblem(problem))).toEqual([
    'There is no placeholder {x}. Use {ad}, {variant}, {language}, {network}, {market}, {date}.',
    '3 files would have the same name. Add {variant} to the name.',
    'The name “a b” contains spaces. Use letters, digits, and - _ . only.',
    '2 files would have the name “a b”. Add a placeholder that tells them apart.',
  ]);
});

test('the names of variants in file names all differ', () => {
  const long = 'Spin and win the largest jackpot of the whole casino tonight for free';
  const ad: AdConfig = {
    variants: [
      { id: 'one', name: 'Play!' },
      { id: 'two', name: 'play' },
      { id: 'three', name: '🎰' },
      { id: 'four', name: 'Base' },
      { id: 'five', name: long },
      { id: 'six', name: `${long}, tonight` },
    ],
  };
  const names = nameVariantFiles(ad, () => null);
  expect([...names.values()].slice(0, 5)).toEqual(['base', 'play', 'play-2', 'three', 'base-2']);
  const built = [...names.values()].map((variant) => nameBuild('{variant}', { ...values, variant }));
  expect(built).toEqual([...names.values()]);
  expect(findNameProblems(built)).toEqual([]);
});
