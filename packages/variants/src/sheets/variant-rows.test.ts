import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { validateAdConfig } from '@spinreel/config-schema/ad/saving/validate-ad-config';
import type { Overrides } from '@spinreel/config-schema/ad/variants/variant';
import { expect, test } from 'vitest';
import { createVariedAd, nameFile, readRows } from '../../test/sheet-rows.ts';
import { resolveVariant } from '../resolve/resolve-variant.ts';
import type { SheetCell } from './sheet-cell.ts';
import { readVariantRows, writeVariantRows } from './variant-rows.ts';

test('writes a row for each variant, and a column for each field that one of them overrides', () => {
  expect(writeVariantRows(createVariedAd(), { nameFile })).toEqual([
    [
      'id',
      'name',
      'cover image [assets.coverImage]',
      'button text [cta.label]',
      'finger pointer [cta.showFingerPointer]',
    ],
    ['one', 'Dragons', 'dragon.png', 'Play', ''],
    ['two', 'Off', '', '', 'no'],
  ]);
});

test('writes the chosen fields, even if no variant overrides them', () => {
  const paths = ['cta.color', 'cta.coverText'] as const;
  expect(writeVariantRows({}, { nameFile, paths })).toEqual([
    ['id', 'name', 'button color [cta.color]', 'cover text [cta.coverText]'],
  ]);
});

test('what was written changes nothing, whatever its values are', () => {
  const overrides: Overrides = {
    'assets.gameplayVideo': { filePath: 'asset:unknown', zoom: 2 },
    'assets.gameplayVideo.trim': { startSeconds: 1, endSeconds: 9.123456789 },
    'assets.winningBadgeImage': null,
    'assets.coverImage': { filePath: 'asset:dragon' },
    pausePoints: [{ id: 'p', timestamp: 2 }],
    pausePointCount: 2,
    'cta.label': '(none)',
    'cta.coverText': ' ',
    'cta.spinningLabel': '\\(default)',
    'cta.color': null,
    'cta.storeUrl': '',
    'cta.highlightSize': 0.3,
    'cta.positions.cover': { x: 0.1, y: 0.2 },
    'cta.animationType': 'none',
    'outro.headline': '=1+1',
    'cta.fontFamily': 'Trebuchet MS',
  };
  const ad: AdConfig = {
    variants: [{ id: 'one', overrides, byLanguage: { de: { 'cta.color': '#00FF00' } } }],
  };
  expect(validateAdConfig(ad)).toMatchObject({ ok: true });
  const { ad: read, changes, problems, missingIds } = readRows(writeVariantRows(ad, { nameFile }), ad);
  expect([changes, problems, missingIds]).toEqual([[], [], []]);
  expect(read).toBe(ad);
  // In another ad, all values are read.
  const other: AdConfig = { variants: [{ id: 'one' }] };
  const rows = writeVariantRows(ad, { nameFile }).map((row) =>
    row.map((text) => (text === 'asset:unknown' ? 'tiger.png' : text)),
  );
  const moved = readRows(rows, other);
  expect(moved.problems).toEqual([]);
  expect(moved.ad.variants?.[0]?.overrides).toEqual({
    ...overrides,
    'assets.gameplayVideo': { filePath: 'asset:tiger' },
    'cta.coverText': '',
  });
});

// Requirement: variants.sheets
test('a field that a variant changes for one language has a column, out and in', () => {
  const ad: AdConfig = {
    languages: ['de'],
    variants: [
      { id: 'one', byLanguage: { de: { 'assets.coverImage': { filePath: 'asset:dragon' } } } },
      { id: 'two', name: 'Two', overrides: { 'assets.coverImage': { filePath: 'asset:tiger' } } },
    ],
  };
  const written = writeVariantRows(ad, { nameFile });
  expect(written).toEqual([
    ['id', 'name', 'cover image [assets.coverImage]', 'cover image [assets.coverImage] (de)'],
    ['one', 'Variant 1', '', 'dragon.png'],
    ['two', 'Two', 'tiger.png', ''],
  ]);
  expect(readRows(written, ad)).toMatchObject({ changes: [], problems: [] });
  const { ad: read, changes } = readRows(
    [
      ['id', 'Cover image (de)', 'cta.color (FR)'],
      ['one', '', ''],
      ['two', 'dragon.png', '#f00'],
    ],
    ad,
  );
  expect(changes.map(({ variantId, path, language, after }) => [variantId, path, language, after])).toEqual([
    ['one', 'assets.coverImage', 'de', ''],
    ['two', 'assets.coverImage', 'de', 'dragon.png'],
    ['two', 'cta.color', 'fr', '#FF0000'],
  ]);
  expect(read.languages).toEqual(['de', 'fr']);
  expect(read.variants).toEqual([
    { id: 'one' },
    {
      ...ad.variants?.[1],
      byLanguage: {
        de: { 'assets.coverImage': { filePath: 'asset:dragon' } },
        fr: { 'cta.color': '#FF0000' },
      },
    },
  ]);
  expect(resolveVariant(read, { variantId: 'two', language: 'fr' }).cta?.color).toBe('#FF0000');
});

test.each(['cover image (en)', 'name (de)', 'cover image (klingon)'])(
  'a column called %s is unknown',
  (title) => {
    expect(readRows([['id', title]]).problems.map(({ code }) => code)).toEqual(['sheet-column-unknown']);
  },
);

test('says what changes, and applies it', () => {
  const rows = [
    ['id', 'name', 'button text', 'cta.color', 'Cover image [assets.coverImage]', 'finger pointer'],
    ['one', 'Dragons', 'Spin now', '#f0a', 'tiger.png', 'TRUE'],
    ['two', 'Quiet', '', '', '(none)', ''],
    ['', 'New', 'Go', '', '', ''],
    ['', '', '', '', '', ''],
  ];
  const { ad, changes, problems, missingIds } = readRows(rows);
  expect([problems, missingIds]).toEqual([[], []]);
  expect(
    changes.map(({ kind, variantId, row, path, before, after }) => [
      kind,
      variantId,
      row,
      path,
      before,
      after,
    ]),
  ).toEqual([
    ['changed', 'one', 2, 'cta.label', 'Play', 'Spin now'],
    ['changed', 'one', 2, 'cta.color', '', '#FF00AA'],
    ['changed', 'one', 2, 'assets.coverImage', 'dragon.png', 'tiger.png'],
    ['changed', 'one', 2, 'cta.showFingerPointer', '', 'yes'],
    ['changed', 'two', 3, null, 'Off', 'Quiet'],
    ['changed', 'two', 3, 'assets.coverImage', '', '(none)'],
    ['changed', 'two', 3, 'cta.showFingerPointer', 'no', ''],
    ['added', 'new-1', 4, null, '', 'New'],
    ['added', 'new-1', 4, 'cta.label', '', 'Go'],
  ]);
  expect(ad.variants).toEqual([
    {
      id: 'one',
      name: 'Dragons',
      overrides: {
        'cta.label': 'Spin now',
        'assets.coverImage': { filePath: 'asset:tiger' },
        'cta.color': '#FF00AA',
        'cta.showFingerPointer': true,
      },
    },
    { id: 'two', name: 'Quiet', overrides: { 'assets.coverImage': null } },
    { id: 'new-1', name: 'New', overrides: { 'cta.label': 'Go' } },
  ]);
});

test('a variant without a name keeps none, and can be found by what it is called', () => {
  const ad: AdConfig = { variants: [{ id: 'one', overrides: { 'cta.label': 'Play' } }] };
  const rows = writeVariantRows(ad, { nameFile });
  expect(rows[1]?.[1]).toBe('Play');
  const edited = readRows(
    [
      ['name', 'cta.label'],
      ['Play', 'Go'],
    ],
    ad,
  );
  expect(edited.ad.variants).toEqual([{ id: 'one', overrides: { 'cta.label': 'Go' } }]);
  expect(
    readRows(
      [
        ['id', 'name'],
        ['one', ''],
      ],
      ad,
    ).changes,
  ).toEqual([]);
});

test('a row with nothing but a thumbnail in the column of the ids is no new variant', () => {
  const ad = createVariedAd();
  const rows = writeVariantRows(ad, { nameFile }).map((row) => row.map((text): SheetCell => ({ text })));
  const image = {};
  const thumbnail: SheetCell = { text: '', image };
  const options = { nameFile, findFile: () => null, createId: () => 'new' };
  const emptied = readVariantRows([...rows, [thumbnail, { text: '' }]], ad, options);
  expect([emptied.changes, emptied.problems]).toEqual([[], []]);
  const filled = readVariantRows([...rows, [thumbnail, { text: 'New' }]], ad, options);
  expect(filled.changes).toMatchObject([{ kind: 'added', after: 'New' }]);
});

test('variants without a row are reported, and stay', () => {
  const { ad, missingIds } = readRows([
    ['id', 'button text'],
    ['two', 'Go'],
  ]);
  expect(missingIds).toEqual(['one']);
  expect(ad.variants?.map(({ id }) => id)).toEqual(['one', 'two']);
});
