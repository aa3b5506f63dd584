import { translatableFields } from '@spinreel/config-schema/ad/variants/translatable-paths';
import { expect, test } from 'vitest';
import type { CellEdit, EditReason } from '../../../ui/grid/grid-model.ts';
import { readTextEdits } from './read-text-edits.ts';
import type { TextRow } from './text-rows.ts';

test.each<[EditReason, boolean]>([
  ['type', true],
  ['paste', false],
  ['fill', false],
])('a translation by %s is confirmed: %s', (reason, isConfirmed) => {
  const { texts } = read([{ row: 0, column: 1, text: 'Drehen!' }], reason);
  expect(texts).toEqual([
    { language: 'de', path: 'cta.label', source: 'Spin!', text: 'Drehen!', isConfirmed },
  ]);
});

test('an empty cell has no translation, and cells outside of the table are ignored', () => {
  const { texts } = read([
    { row: 0, column: 2, text: '' },
    { row: 0, column: 0, text: 'Go!' },
    { row: 9, column: 1, text: 'Los!' },
  ]);
  expect(texts).toMatchObject([{ language: 'fr', text: null }]);
});

test('a translation that is too long and an unknown image are refused', () => {
  const { texts, refused } = read([
    { row: 0, column: 1, text: 'x'.repeat(translatableFields['cta.label'].maxLength + 1) },
    { row: 1, column: 1, text: 'other.png' },
  ]);
  expect(texts).toEqual([]);
  expect(refused.map(({ code }) => code)).toEqual(['sheet-text-too-long', 'sheet-file-unknown']);
});

test('an image is found by its name, and an empty cell shows that of the base', () => {
  const { languageImages } = read([
    { row: 1, column: 1, text: 'cover.png' },
    { row: 1, column: 2, text: null },
  ]);
  expect(languageImages).toEqual([
    { language: 'de', path: 'assets.coverImage', image: { filePath: 'asset:cover-01' } },
    { language: 'fr', path: 'assets.coverImage', image: undefined },
  ]);
});

function read(edits: CellEdit[], reason: EditReason = 'type') {
  const rows: TextRow[] = [
    { kind: 'text', text: { path: 'cta.label', source: 'Spin!', variantIds: [null] } },
    { kind: 'image', path: 'assets.coverImage', slot: 'coverImage', name: 'Cover image' },
  ];
  const findFile = (name: string) => (name === 'cover.png' ? 'asset:cover-01' : null);
  return readTextEdits(edits, { rows, languages: ['de', 'fr'], findFile, reason });
}
