import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { describeProblem } from '@spinreel/config-schema/messages/problem-messages';
import { expect, test } from 'vitest';
import { createSheetOptions, createVariedAd, readRows, toCells } from '../../test/sheet-rows.ts';
import type { SheetCell } from './sheet-cell.ts';
import { readVariantRows } from './variant-rows.ts';

test('a problem names its cell and says what to do, and nothing is applied', () => {
  const rows = [
    [
      'id',
      'name',
      'button text',
      'button color',
      'finger pointer',
      'cta.winAmount',
      'assets.coverImage',
      'cta.animationType',
      'store URL',
    ],
    ['one', '', 'x'.repeat(61), 'red', 'maybe', '12,5', 'https://a.example/b.png', 'fireworks', 'http://x'],
    ['two', '', 'Go', '', '', '-1', 'cat.png', 'Coins', ''],
    ['gone', '', '', '', '', '', '', '', ''],
    ['one', '', '', '', '', '', '', '', ''],
  ];
  const { ad, problems, changes } = readRows(rows);
  expect(ad).toEqual(createVariedAd());
  expect(changes.length).toBeGreaterThan(0);
  expect(problems.map((problem) => describeProblem(problem))).toEqual([
    'Cell A4 (id): “gone”: the ad has no variant with this id. Correct it, or empty the cell to add a variant.',
    'Cell A5 (id): “one”: row 2 is for the same one. Delete one of the rows.',
    expect.stringMatching(/^Cell C2 \(button text\): “x+…” has 61 characters\. Shorten it to 60\.$/),
    'Cell D2 (button color): “red” is not a color. Enter one such as #FFD700.',
    'Cell E2 (finger pointer): “maybe” is neither yes nor no. Enter one of them.',
    'Cell F2 (cta.winAmount): “12,5” is not a number from 0 to 999999999, such as 12.5.',
    'Cell G2 (assets.coverImage): “https://a.example/b.png” is an address. Upload the image, and enter its file name instead.',
    'Cell H2 (cta.animationType): “fireworks” is not an option. Enter one of: none, confetti, coins.',
    'Cell I2 (store URL): “http://x” is not a store URL. Enter the full address, starting with https://',
    'Cell F3 (cta.winAmount): “-1” is not a number from 0 to 999999999, such as 12.5.',
    'Cell G3 (assets.coverImage): “cat.png”: there is no such file. Upload it, or correct its name.',
  ]);
  const partly = readVariantRows(toCells(rows), createVariedAd(), { ...createSheetOptions(), partly: true });
  expect(partly.ad.variants?.[1]?.overrides).toEqual({ 'cta.label': 'Go', 'cta.animationType': 'coins' });
});

test.each([
  [[], ['sheet-empty']],
  [[['id', 'shoe size']], ['sheet-column-unknown']],
  // Two fields are called 'cover text'.
  [[['id', 'cover text']], ['sheet-column-unknown']],
  [[['id', 'cta.label', 'button text']], ['sheet-column-repeated']],
  [
    [
      ['name', 'cta.label'],
      ['Same', 'A'],
      ['Same', 'B'],
    ],
    ['sheet-row-repeated'],
  ],
  [
    [
      ['id', 'cta.positions.cover'],
      ['one', '0.5'],
    ],
    ['sheet-value-invalid'],
  ],
  [
    [
      ['id', 'assets.gameplayVideo.trim'],
      ['one', '{"startSeconds":9,"endSeconds":1}'],
    ],
    ['sheet-value-invalid'],
  ],
])('refuses the rows %j', (rows, codes) => {
  expect(readRows(rows).problems.map(({ code }) => code)).toEqual(codes);
});

test('a name that several variants have needs an id', () => {
  const ad: AdConfig = {
    variants: [
      { id: 'one', name: 'A' },
      { id: 'two', name: 'A' },
    ],
  };
  const rows = [
    ['name', 'cta.label'],
    ['A', 'Go'],
  ];
  expect(readRows(rows, ad).problems.map(({ code }) => code)).toEqual(['sheet-name-ambiguous']);
});

test('cells that the spreadsheet could not compute, and images in cells, are refused or found', () => {
  const image = { bytes: new Uint8Array() };
  const [header = []] = toCells([['id', 'cta.label', 'assets.coverImage']]);
  const read = (label: SheetCell, cover: SheetCell, findImage?: () => string) =>
    readVariantRows([header, [{ text: 'one' }, label, cover]], createVariedAd(), {
      ...createSheetOptions(),
      ...(findImage && { findImage }),
    });
  const [error, picture] = [
    { text: '#N/A', problem: { code: 'formula-error' } },
    { text: '', image },
  ];
  const link = { text: '=IMAGE("https://a.example")', problem: { code: 'image-url' } };
  expect(read(error, picture).problems.map(({ code }) => code)).toEqual([
    'sheet-cell-unreadable',
    'sheet-image-in-cell',
  ]);
  expect(read(picture, link).problems.map(({ code }) => code)).toEqual([
    'sheet-image-in-cell',
    'sheet-image-url',
  ]);
  const found = read({ text: 'Play' }, picture, () => 'asset:embedded');
  expect(found.ad.variants?.[0]?.overrides?.['assets.coverImage']).toEqual({ filePath: 'asset:embedded' });
});

test('a file and an image are looked for with the field that uses them', () => {
  const asked: string[] = [];
  const find = (_what: unknown, path: string) => {
    asked.push(path);
    return null;
  };
  const [header = []] = toCells([['id', 'assets.coverImage', 'assets.gameplayVideo']]);
  const row = [{ text: 'one' }, { text: '', image: {} }, { text: 'clip.mp4' }];
  readVariantRows([header, row], createVariedAd(), {
    ...createSheetOptions(),
    ...{ findFile: find, findImage: find },
  });
  expect(asked).toEqual(['assets.coverImage', 'assets.gameplayVideo']);
});

test('an option can be named by its label', () => {
  const rows = toCells([
    ['id', 'cta.buttonStyle', 'outro.composition'],
    ['one', 'Candy', 'Win Card'],
  ]);
  const labelOption = (_path: string, option: string) => (option === 'glossy-dome' ? 'Candy' : option);
  const { ad, problems } = readVariantRows(rows, createVariedAd(), { ...createSheetOptions(), labelOption });
  expect(problems).toEqual([]);
  expect(ad.variants?.[0]?.overrides).toMatchObject({
    'cta.buttonStyle': 'glossy-dome',
    'outro.composition': 'win-card',
  });
});

test('an ad has no more variants than it may have', () => {
  const rows = [['name'], ...Array.from({ length: 1000 }, (_, index) => [`Variant of row ${index}`])];
  const { ad, problems } = readVariantRows(toCells(rows), createVariedAd(), {
    ...createSheetOptions(),
    partly: true,
  });
  expect(problems.map(({ code }) => code)).toEqual(['sheet-too-many-variants']);
  expect(ad.variants).toHaveLength(2);
});
