import type { AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import { variantLimits } from '@spinreel/config-schema/limits/limits';
import { describeProblem } from '@spinreel/config-schema/messages/problem-messages';
import type { Cell, CellImage, Sheet } from '@spinreel/sheets/sheet';
import { expect, test } from 'vitest';
import { createCellImages } from './cell-images.ts';
import { describeCounts, previewImport } from './preview-import.ts';

const ad: AdDocument = {
  cta: { label: 'Spin!' },
  languages: ['de'],
  variants: [
    { id: 'one', name: 'Dragons', overrides: { 'cta.label': 'Play' } },
    { id: 'two', name: 'Pirates' },
  ],
};

test('counts new variants, changed cells and variants without a row', () => {
  const result = preview([
    sheet('', [
      ['id', 'name', 'cta.label'],
      ['one', 'Dragon', 'Roar!'],
      ['', 'Tigers', 'Growl!'],
    ]),
  ]);
  expect(describeCounts(result)).toBe('1 new variant and 2 changed cells');
  expect(result.missingVariants).toEqual(['Pirates']);
  expect(result.ad.variants?.map(({ name }) => name)).toEqual(['Dragon', 'Pirates', 'Tigers']);
});

test('a sheet of texts can translate what a sheet of variants changes, whichever comes first', () => {
  const result = preview([
    sheet('Texts', [
      ['field', 'source text', 'German [de]'],
      ['cta.label', 'Roar!', 'Brüll!'],
    ]),
    sheet('Variants', [
      ['id', 'cta.label'],
      ['one', 'Roar!'],
      ['two', ''],
    ]),
  ]);
  expect(result.problems).toEqual([]);
  expect(result.ad.translations?.de?.['cta.label']).toEqual({
    'Roar!': { text: 'Brüll!', isConfirmed: true },
  });
});

test('problems name their sheet, and the other cells are in the changed ad', () => {
  const rows = [
    ['id', 'cta.label', 'cta.color'],
    ['one', 'Roar!', 'reddish'],
  ];
  const { problems, ad: changed } = preview([sheet('Variants', rows)]);
  expect(problems.map((problem) => describeProblem(problem))).toEqual([
    'Variants, C2 (cta.color): “reddish” is not a color. Enter one such as #FFD700.',
  ]);
  expect(changed.variants?.[0]?.overrides).toEqual({ 'cta.label': 'Roar!' });
  const [inCsv] = preview([sheet('', rows)]).problems;
  expect(inCsv && describeProblem(inCsv)).toMatch(/^Cell C2/);
});

test('sheets of something else are ignored, but not if there are no others', () => {
  const notes = sheet('Notes', [['Ideas for summer']]);
  const variants = sheet('Variants', [
    ['id', 'cta.label'],
    ['one', 'Roar!'],
  ]);
  const both = preview([notes, variants]);
  expect([both.ignoredSheets, both.problems]).toEqual([['Notes'], []]);
  const alone = preview([notes]);
  expect(alone.problems.map(({ code }) => code)).toEqual(['sheet-column-unknown']);
  expect(describeCounts(alone)).toBeNull();
});

test('nothing is counted if the ad would have too many variants', () => {
  const rows = Array.from({ length: variantLimits.maxVariants }, (_, index) => [`Row ${index}`]);
  const result = preview([sheet('', [['name'], ...rows])]);
  expect(result.problems.map(({ code }) => code)).toEqual(['sheet-too-many-variants']);
  expect(describeCounts(result)).toBeNull();
  expect(result.ad).toBe(ad);
});

test('an image in a cell is found once for each slot, and only in fields for images', () => {
  const image: CellImage = { bytes: new Uint8Array(), type: 'image/png' };
  const images = createCellImages('spring.xlsx');
  const cells: Cell[][] = [
    [{ text: 'id' }, { text: 'assets.coverImage' }, { text: 'assets.logoImage' }, { text: 'cta.label' }],
    [{ text: 'one' }, { text: '', image }, { text: '', image }, { text: 'Play' }],
    [{ text: 'two' }, { text: '', image }, { text: '' }, { text: '', image }],
  ];
  const result = preview([{ name: '', rows: cells }], images);
  expect(images.list().map(({ slot, fileName }) => [slot, fileName])).toEqual([
    ['coverImage', 'spring image 1.png'],
    ['logoImage', 'spring image 2.png'],
  ]);
  expect(result.variantChanges.map(({ after }) => after)).toEqual([
    'spring image 1.png',
    'spring image 2.png',
    'spring image 1.png',
  ]);
  expect(result.problems.map(({ code }) => code)).toEqual(['sheet-image-in-cell']);
});

function preview(sheets: readonly Sheet[], images = createCellImages('sheet.xlsx')) {
  let count = 0;
  const createId = () => {
    count += 1;
    return `new-${count}`;
  };
  return previewImport(ad, {
    sheets,
    sources: {
      ...{ nameFile: images.name, findFile: () => null, findVideo: () => null },
      ...{ findImage: images.find, createId },
    },
  });
}

function sheet(name: string, rows: readonly (readonly string[])[]): Sheet {
  return { name, rows: rows.map((texts) => texts.map((text) => ({ text }))) };
}
