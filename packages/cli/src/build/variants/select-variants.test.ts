import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { expect, it } from 'vitest';
import { selectVariants } from './select-variants.ts';

const config: AdConfig = {
  languages: ['de', 'pt-BR'],
  variants: [
    { id: 'v1', name: 'Dragons, red' },
    { id: 'v2', overrides: { 'cta.label': 'Play' } },
    { id: 'v3', name: 'Same' },
    { id: 'v4', name: 'same' },
  ],
};

it.each([
  ['base', [null]],
  ['v1,base', ['v1', null]],
  ['play', ['v2']],
  ['dragons, red', ['v1']],
  ['v3, Play', ['v3', 'v2']],
])('selects the variants %j', (variant, variantIds) => {
  expect(selectVariants(config, { variant })).toEqual({ variantIds });
});

it('selects languages, and everything by default', () => {
  expect(selectVariants(config, { language: 'en,PT-br' })).toEqual({ languages: ['en', 'pt-BR'] });
  expect(selectVariants(config, {})).toEqual({});
});

it.each([
  [
    { variant: 'v9' },
    "no variant 'v9'. Its variants: base, v1 (Dragons, red), v2 (Play), v3 (Same), v4 (same).",
  ],
  [{ variant: 'Same' }, "several variants called 'Same'. Name one by its id: v3, v4."],
  [{ language: 'fr' }, "not translated into 'fr'. Its languages: en, de, pt-BR."],
])('refuses %j and names what there is', (wanted, reason) => {
  expect(() => selectVariants(config, wanted)).toThrow(reason);
});
