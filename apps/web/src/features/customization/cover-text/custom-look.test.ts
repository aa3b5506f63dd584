import { defaults } from '@spinreel/config-schema/ad/defaults';
import { letteringPresets } from '@spinreel/config-schema/options/appearance/lettering/lettering-presets';
import { expect, test } from 'vitest';
import {
  createLookChange,
  createPresetChange,
  createStyleChange,
  isChangedFromPreset,
  type CoverTextState,
} from './custom-look.ts';

// Requirement: customize.cover-text-presets
test('a preset sets all values, each of which can be changed and reset', () => {
  const { lettering } = createPresetChange('gold');
  const { name: _, ...values } = letteringPresets.gold;
  expect(lettering).toEqual({ preset: 'gold', ...values });
  const state = createState({
    style: 'custom',
    lettering: { ...defaults.lettering, preset: 'gold', ...values },
  });
  expect(isChangedFromPreset(state)).toBe(false);
  const changed = createLookChange({ outline: 0 }, state);
  expect(changed).toEqual({ lettering: { outline: 0 } });
  expect(isChangedFromPreset({ ...state, lettering: { ...state.lettering, outline: 0 } })).toBe(true);
});

// Requirement: customize.cover-text-look
test('changing one value of a style in the colors of the brand keeps the others as they look', () => {
  const change = createLookChange({ shadow: 'hard' }, createState({ style: 'outline' }));
  expect(change).toMatchObject({
    cta: { coverTextStyle: 'custom' },
    lettering: { outlineColor: '#DC143C', gradientColor: '#FFD700', outline: 2, shadow: 'hard' },
  });
});

test('a style in the colors of the brand leaves the font of a preset, but not a chosen one', () => {
  const { lettering } = createState({});
  expect(createStyleChange('glow', { lettering: { ...lettering, preset: 'neon' } }).lettering).toEqual({
    preset: 'none',
    fontFamily: 'as-the-ad',
    fontWeight: 'as-the-ad',
    textCase: 'as-the-ad',
  });
  expect(createStyleChange('glow', { lettering: { ...lettering, fontFamily: 'Georgia' } })).toEqual({
    cta: { coverTextStyle: 'glow' },
  });
});

function createState(change: Partial<CoverTextState>): CoverTextState {
  return { style: 'outline', lettering: defaults.lettering, branding: defaults.branding, ...change };
}
