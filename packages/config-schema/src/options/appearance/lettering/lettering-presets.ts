import type { FieldDefaults } from '../../../ad/fields/ad-fields.ts';
import type { letteringFields } from '../../../ad/fields/lettering-fields.ts';
import type { LetteringPresetId } from '../../options.ts';

/** All values of a preset. */
export type LetteringPreset = Omit<FieldDefaults<typeof letteringFields>, 'preset'>;

/** Complete looks of big lettering, in the order in which they are offered. */
export const letteringPresets: Readonly<Record<LetteringPresetId, LetteringPreset & { name: string }>> = {
  gold: {
    name: 'Gold',
    fontFamily: 'Luckiest Guy',
    fontWeight: 'bold',
    textCase: 'upper-case',
    fill: 'gradient',
    color: '#FFF7C2',
    gradientColor: '#F2A900',
    outlineColor: '#4A1D00',
    outline: 2,
    shadow: 'hard',
  },
  neon: {
    name: 'Neon',
    fontFamily: 'Bungee',
    fontWeight: 'bold',
    textCase: 'upper-case',
    fill: 'gradient',
    color: '#FFFFFF',
    gradientColor: '#7DF9FF',
    outlineColor: '#B4009E',
    outline: 1,
    shadow: 'soft',
  },
  candy: {
    name: 'Candy',
    fontFamily: 'Baloo 2',
    fontWeight: 'bold',
    textCase: 'as-typed',
    fill: 'gradient',
    color: '#FFFFFF',
    gradientColor: '#FFB8E0',
    outlineColor: '#9C0D5C',
    outline: 3,
    shadow: 'hard',
  },
  comic: {
    name: 'Comic',
    fontFamily: 'Bangers',
    fontWeight: 'bold',
    textCase: 'upper-case',
    fill: 'color',
    color: '#FFE500',
    gradientColor: '#FF8C00',
    outlineColor: '#111111',
    outline: 3,
    shadow: 'hard',
  },
  clean: {
    name: 'Clean',
    fontFamily: 'Archivo Black',
    fontWeight: 'bold',
    textCase: 'as-typed',
    fill: 'color',
    color: '#FFFFFF',
    gradientColor: '#D9D9D9',
    outlineColor: '#000000',
    outline: 0,
    shadow: 'soft',
  },
  royal: {
    name: 'Royal',
    fontFamily: 'Cinzel Decorative',
    fontWeight: 'bold',
    textCase: 'as-typed',
    fill: 'gradient',
    color: '#FFF3CF',
    gradientColor: '#D8A23A',
    outlineColor: '#2A0A52',
    outline: 2,
    shadow: 'soft',
  },
};
