import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { describeProblem } from '@spinreel/config-schema/messages/problem-messages';
import { expect, test } from 'vitest';
import { readTextRows, writeTextRows } from './text-rows.ts';

test('writes each text once, with its translations', () => {
  expect(writeTextRows(createAd())).toEqual([
    ['field', 'source text', 'German [de]', 'German [de] confirmed', 'French [fr]', 'French [fr] confirmed'],
    ['button text [cta.label]', 'Spin!', 'Drehen!', 'yes', '', ''],
    ['button text [cta.label]', 'Play', 'Spielen', 'no', '', ''],
    ['outro button text [outro.label]', 'Download Now!', '', '', '', ''],
  ]);
});

test('what was written changes nothing', () => {
  const ad = createAd();
  const result = read(writeTextRows(ad), ad);
  expect(result).toEqual({ ad, changes: [], problems: [], missing: [] });
});

test('new and changed translations are confirmed, unless their column says no', () => {
  const { ad, changes, problems } = read([
    ['field', 'source text', 'German [de]', 'German [de] confirmed', 'French', 'it'],
    ['button text [cta.label]', 'Spin!', '', 'yes', 'Tourner', 'Gira'],
    ['cta.label', 'Play', 'Spielen', 'YES', 'Jouer', ''],
    ['outro button text [outro.label]', 'Download Now!', 'Laden', '?', '', ''],
  ]);
  expect(problems).toEqual([]);
  expect(
    changes.map(({ language, source, before, after }) => [language, source, before?.text, after]),
  ).toEqual([
    ['de', 'Spin!', 'Drehen!', null],
    ['fr', 'Spin!', undefined, { text: 'Tourner', isConfirmed: true }],
    ['it', 'Spin!', undefined, { text: 'Gira', isConfirmed: true }],
    ['de', 'Play', 'Spielen', { text: 'Spielen', isConfirmed: true }],
    ['fr', 'Play', undefined, { text: 'Jouer', isConfirmed: true }],
    ['de', 'Download Now!', undefined, { text: 'Laden', isConfirmed: false }],
  ]);
  expect(ad.languages).toEqual(['de', 'fr', 'it']);
  expect(ad.translations?.de).toEqual({
    'cta.label': { Play: { text: 'Spielen', isConfirmed: true } },
    'outro.label': { 'Download Now!': { text: 'Laden', isConfirmed: false } },
  });
});

test('a problem names its cell, and nothing is applied', () => {
  const rows = [
    ['field', 'source text', 'de', 'de confirmed', 'en'],
    ['cta.label', 'Play', 'x'.repeat(61), '', ''],
    ['cta.label', 'Gone', 'Weg', '', ''],
    ['cta.label', 'Spin!', 'Los', 'perhaps', ''],
    ['outro.label', 'Download Now!', 'Laden', '', ''],
    ['outro.label', 'Download Now!', 'Holen', '', ''],
  ];
  const { ad, problems } = read(rows);
  expect(ad).toEqual(createAd());
  expect(problems.map((problem) => describeProblem(problem))).toEqual([
    'Cell E1: “en” does not name one field or language. Name it as in an exported sheet, or delete the column.',
    expect.stringMatching(/^Cell C2 \(de\): “x+…” has 61 characters\. Shorten it to 60\.$/),
    'Cell B3 (source text): “Gone”: no variant shows this text in this field. Export the texts again, and copy the translations.',
    'Cell D4 (de confirmed): “perhaps” is neither yes nor no. Enter one of them.',
    'Cell B6 (source text): “Download Now!”: row 5 is for the same one. Delete one of the rows.',
  ]);
  const cells = rows.map((row) => row.map((text) => ({ text })));
  const partly = readTextRows(cells, createAd(), { partly: true });
  expect(partly.ad.translations?.de?.['outro.label']?.['Download Now!']?.text).toBe('Laden');
});

test.each([
  [[], ['sheet-empty']],
  [[['de']], ['sheet-column-missing', 'sheet-column-missing']],
  [[['field', 'source text', 'de', 'German']], ['sheet-column-repeated']],
])('refuses the rows %j', (rows, codes) => {
  expect(read(rows).problems.map(({ code }) => code)).toEqual(codes);
});

test('texts without a row keep their translations', () => {
  const { ad, missing } = read([
    ['field', 'source text', 'de'],
    ['cta.label', 'Play', 'Los'],
  ]);
  expect(missing.map(({ source }) => source)).toEqual(['Spin!', 'Download Now!']);
  expect(ad.translations?.de?.['cta.label']?.['Spin!']?.text).toBe('Drehen!');
});

test('texts that variants showed before, and those that they show now, are both known', () => {
  const before = createAd();
  const ad: AdConfig = { ...before, variants: [{ id: 'one', overrides: { 'cta.label': 'Go' } }] };
  const rows = [
    ['field', 'source text', 'de'],
    ['cta.label', 'Play', 'Spielen'],
    ['cta.label', 'Go', 'Los'],
  ];
  const cells = rows.map((row) => row.map((text) => ({ text })));
  const result = readTextRows(cells, ad, { before });
  expect(result.problems).toEqual([]);
  expect(result.changes.map(({ source }) => source)).toEqual(['Go']);
  expect(result.missing.map(({ source }) => source)).toEqual(['Spin!', 'Download Now!']);
});

function read(rows: readonly (readonly string[])[], ad: AdConfig = createAd()) {
  return readTextRows(
    rows.map((row) => row.map((text) => ({ text }))),
    ad,
  );
}

function createAd(): AdConfig {
  return {
    cta: { showCoverText: false },
    languages: ['de', 'fr'],
    variants: [{ id: 'one', overrides: { 'cta.label': 'Play' } }],
    translations: {
      de: {
        'cta.label': {
          'Spin!': { text: 'Drehen!', isConfirmed: true },
          Play: { text: 'Spielen', isConfirmed: false },
        },
      },
    },
  };
}
