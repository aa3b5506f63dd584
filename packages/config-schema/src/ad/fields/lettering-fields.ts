import { sliderRanges } from '../../limits/limits.ts';
import { fontChoices, fontWeights } from '../../options/appearance/fonts.ts';
import {
  followAd,
  letteringFills,
  letteringPresetIds,
  letteringShadows,
  textCases,
} from '../../options/options.ts';
import type { Fields } from './ad-fields.ts';

/** The fields of the big lettering: the cover text and the outro headline. The colors apply if `cta.coverTextStyle` is `custom`. */
export const letteringFields = {
  /** The preset that the values were copied from. They can be changed afterwards. */
  preset: {
    kind: 'choice',
    options: ['none', ...letteringPresetIds],
    default: 'none',
    name: 'cover text preset',
  },
  fontFamily: {
    kind: 'choice',
    options: [followAd, ...fontChoices],
    default: followAd,
    name: 'cover text font',
  },
  fontWeight: {
    kind: 'choice',
    options: [followAd, ...fontWeights],
    default: followAd,
    name: 'cover text font weight',
  },
  textCase: {
    kind: 'choice',
    options: [followAd, ...textCases],
    default: followAd,
    name: 'cover text letter case',
  },
  fill: { kind: 'choice', options: letteringFills, default: 'gradient', name: 'cover text filling' },
  color: { kind: 'color', default: '#FFF7C2', name: 'cover text color' },
  gradientColor: { kind: 'color', default: '#F2A900', name: 'second cover text color' },
  outlineColor: { kind: 'color', default: '#4A1D00', name: 'cover text outline color' },
  /** 0 is a narrow shade, and 3 the strongest outline. */
  outline: { kind: 'amount', range: sliderRanges.outlineStrength, default: 2, name: 'cover text outline' },
  shadow: { kind: 'choice', options: letteringShadows, default: 'soft', name: 'cover text shadow' },
} as const satisfies Fields;
