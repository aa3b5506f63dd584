import { writeCell } from '@spinreel/variants/sheets/write-cell';
import { expect, test } from 'vitest';
import { readFieldText } from './field-texts.ts';
import { usualPaths, variantFields } from './variant-fields.ts';

test('all fields have different names', () => {
  const names = variantFields.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('the usual fields come first', () => {
  expect(variantFields.slice(0, usualPaths.length).map(({ path }) => path)).toEqual(usualPaths);
});

test('the text of each default means this default', () => {
  const place = { row: 0, column: 0, findFile: () => null };
  for (const field of variantFields) {
    if (!('default' in field.definition)) continue;
    const value = field.definition.default;
    const text = writeCell(field.path, value, () => null);
    const read = readFieldText(text, field, place);
    expect({ path: field.path, read }).toEqual({ path: field.path, read: { ok: true, value } });
  }
});
