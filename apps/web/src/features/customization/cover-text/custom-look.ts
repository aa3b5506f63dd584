import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { Branding, Lettering } from '@spinreel/config-schema/ad/ad-content';
import type { ConfigChange } from '@spinreel/config-schema/ad/merge-config';
import type { LetteringLook } from '@spinreel/config-schema/options/appearance/lettering/compose-lettering-look';
import { mixColors } from '@spinreel/config-schema/options/appearance/lettering/color-contrast';
import {
  letteringPresets,
  type LetteringPreset,
} from '@spinreel/config-schema/options/appearance/lettering/lettering-presets';
import {
  followAd,
  type CoverTextLook,
  type CoverTextStyle,
  type LetteringPresetId,
} from '@spinreel/config-schema/options/options';

/** The look of the cover text with every default filled in. */
export interface CoverTextState {
  readonly style: CoverTextLook;
  readonly lettering: Required<Lettering>;
  readonly branding: Required<Pick<Branding, 'primaryColor' | 'secondaryColor'>>;
}

/** Returns the change that sets all values to those of a preset. */
export function createPresetChange(preset: LetteringPresetId): ConfigChange<AdConfig> {
  return { cta: { coverTextStyle: 'custom' }, lettering: { preset, ...getPresetValues(preset) } };
}

/** Returns the change to a style in the colors of the brand. The font of a preset goes with it. */
export function createStyleChange(
  style: CoverTextStyle,
  { lettering }: Pick<CoverTextState, 'lettering'>,
): ConfigChange<AdConfig> {
  const cta = { coverTextStyle: style };
  if (lettering.preset === 'none') return { cta };
  const typeface = { fontFamily: followAd, fontWeight: followAd, textCase: followAd } as const;
  return { cta, lettering: { preset: 'none', ...typeface } };
}

/** Returns the change of some values of the look. The other values stay as they look in the current style. */
export function createLookChange(
  change: Partial<LetteringLook>,
  state: CoverTextState,
): ConfigChange<AdConfig> {
  if (state.style === 'custom') return { lettering: change };
  return { cta: { coverTextStyle: 'custom' }, lettering: { ...describeLook(state), ...change } };
}

/** Returns the values of the look. A style in the colors of the brand is described by the nearest values. */
export function describeLook({ style, lettering, branding }: CoverTextState): LetteringLook {
  if (style === 'custom') {
    const { fill, color, gradientColor, outlineColor, outline, shadow } = lettering;
    return { fill, color, gradientColor, outlineColor, outline, shadow };
  }
  const { primaryColor, secondaryColor } = branding;
  return {
    fill: 'gradient',
    color: mixColors(primaryColor, '#FFFFFF', 0.5).toUpperCase(),
    gradientColor: primaryColor,
    outlineColor: secondaryColor,
    ...nearestShapes[style],
  };
}

/** Whether a preset was chosen, and one of its values was changed since. */
export function isChangedFromPreset({ style, lettering }: CoverTextState): boolean {
  const { preset } = lettering;
  if (preset === 'none') return false;
  const values = Object.entries(getPresetValues(preset)) as [keyof LetteringPreset, unknown][];
  return style !== 'custom' || values.some(([field, value]) => lettering[field] !== value);
}

const nearestShapes: Readonly<Record<CoverTextStyle, Pick<LetteringLook, 'outline' | 'shadow'>>> = {
  outline: { outline: 2, shadow: 'none' },
  contrast: { outline: 2, shadow: 'none' },
  raised: { outline: 2, shadow: 'hard' },
  glow: { outline: 1, shadow: 'soft' },
  shadow: { outline: 0, shadow: 'soft' },
  banner: { outline: 0, shadow: 'none' },
};

function getPresetValues(preset: LetteringPresetId): LetteringPreset {
  const { name: _, ...values } = letteringPresets[preset];
  return values;
}
