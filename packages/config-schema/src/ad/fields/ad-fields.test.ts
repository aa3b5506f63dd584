import { expect, test } from 'vitest';
import { AdConfig } from '../ad-config.ts';
import type { Field, Fields } from './ad-fields.ts';
import { getDefaults, pickPlayerFields } from './field-values.ts';
import { fieldNames } from './field-names.ts';

test('a field without a name or without a default does not compile', () => {
  // @ts-expect-error -- the name is missing
  const nameless: Field = { kind: 'flag', default: true };
  // @ts-expect-error -- the default is missing
  const withoutDefault: Field = { kind: 'flag', name: 'sound' };
  expect([nameless.kind, withoutDefault.kind]).toEqual(['flag', 'flag']);
});

test.each(['cta', 'storeUrls', 'outro', 'branding'] as const)('names every field of %s', (part) => {
  const paths = Object.keys(AdConfig.properties[part].properties).map((key) => `${part}.${key}`);
  expect(Object.keys(fieldNames)).toEqual(expect.arrayContaining(paths));
});

const fields = {
  isLoud: { kind: 'flag', default: true, name: 'volume', player: 'gameplay' },
  title: { kind: 'text', maxLength: 9, default: '', name: 'title' },
  font: { kind: 'choice', options: ['Arial'], name: 'font' },
} as const satisfies Fields;

test('leaves fields without a default out of the defaults', () => {
  expect(getDefaults(fields)).toEqual({ isLoud: true, title: '' });
});

test('passes only the fields of a part to the player', () => {
  expect(pickPlayerFields(fields, 'gameplay', getDefaults(fields))).toEqual({ isLoud: true });
});
