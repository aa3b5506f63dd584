import { letteringPresets } from '@spinreel/config-schema/options/appearance/lettering/lettering-presets';
import { composeLetteringLook } from '@spinreel/config-schema/options/appearance/lettering/compose-lettering-look';
import { keepReadingOrder } from '@spinreel/config-schema/languages/keep-reading-order';
import { applyTextCase } from '@spinreel/config-schema/languages/apply-text-case';
import { createCoverText } from '@spinreel/ad-runtime/views/cover-text';
import { unplaced } from '@spinreel/ad-runtime/views/stage-part';
import { textWeights } from '@spinreel/config-schema/options/appearance/fonts';
import {
  coverTextStyles,
  followAd,
  type CoverTextLook,
  type CoverTextStyle,
  letteringPresetIds,
  type LetteringPresetId,
} from '@spinreel/config-schema/options/options';
import { useCallback } from 'react';
import { useDraftSelector } from '../../../ad-draft/draft-root.ts';
import { selectLanguage } from '../../../ad-draft/select-language.ts';
import { AdSwatch } from '../../../ui/ad/ad-swatch.tsx';
import { RadioCards } from '../../../ui/fields/radio-cards.tsx';
import { useBranding } from '../fonts/use-branding.ts';
import { createStyleChange, createPresetChange } from './custom-look.ts';
import { useCoverText } from './use-cover-text.ts';
import { useCta } from '../use-cta.ts';

const names: Readonly<Record<CoverTextStyle, string>> = {
  outline: 'Outline',
  contrast: 'Contrast',
  raised: 'Raised',
  glow: 'Glow',
  shadow: 'Shadow',
  banner: 'Banner',
};

/** The outline and the shadow of the cover text. Each option shows the ad's colors and font in that style. */
export function CoverTextStyleField() {
  const { state, change } = useCoverText();
  return (
    <RadioCards<CoverTextLook>
      field="cta.coverTextStyle"
      legend="Cover text style"
      isCompact
      value={state.style}
      onChange={(style) => style !== 'custom' && change(createStyleChange(style, state))}
      cards={coverTextStyles.map((style) => ({
        value: style,
        title: names[style],
        illustration: <StyleSwatch style={style} />,
      }))}
    />
  );
}

function StyleSwatch({ style }: { style: CoverTextStyle }) {
  const { cta } = useCta();
  const { lettering } = useCoverText().state;
  const fontFamily = lettering.fontFamily === followAd ? cta.fontFamily : lettering.fontFamily;
  const fontWeight = lettering.fontWeight === followAd ? cta.fontWeight : lettering.fontWeight;
  const { primaryColor, secondaryColor } = useBranding().branding;
  const language = useDraftSelector(({ adDraft }) => selectLanguage(adDraft.document));
  const create = useCallback(
    (parent: Element) =>
      createCoverText(
        parent,
        { primaryColor, secondaryColor },
        { content: 'WIN', style, fontFamily, fontWeight: textWeights[fontWeight], ...unplaced },
      ),
    [primaryColor, secondaryColor, style, fontFamily, fontWeight],
  );
  return <AdSwatch create={create} language={language} />;
}

/** Narrow, so that long texts wrap and stay large. */
const swatchTextWidthPx = 200;

/** Complete looks of the cover text. Each is shown with the ad's own text. */
export function CoverTextPresetsField() {
  const { state, change } = useCoverText();
  const { style, lettering } = state;
  return (
    <RadioCards<LetteringPresetId | 'none'>
      field="lettering.preset"
      legend="Cover text preset"
      isCompact
      value={style === 'custom' ? lettering.preset : 'none'}
      onChange={(preset) => preset !== 'none' && change(createPresetChange(preset))}
      cards={letteringPresetIds.map((preset) => ({
        value: preset,
        title: letteringPresets[preset].name,
        illustration: <PresetSwatch preset={preset} />,
      }))}
    />
  );
}

function PresetSwatch({ preset }: { preset: LetteringPresetId }) {
  const { cta } = useCta();
  const { primaryColor, secondaryColor } = useBranding().branding;
  const language = useDraftSelector(({ adDraft }) => selectLanguage(adDraft.document));
  const text = cta.coverText.trim() || 'WIN';
  const create = useCallback(
    (parent: Element) => {
      const { fontFamily: presetFont, fontWeight, textCase: presetCase, ...look } = letteringPresets[preset];
      const fontFamily = presetFont === followAd ? cta.fontFamily : presetFont;
      const textCase = presetCase === followAd ? 'as-typed' : presetCase;
      return createCoverText(
        parent,
        { primaryColor, secondaryColor },
        {
          content: keepReadingOrder(applyTextCase(text, { textCase, language, fontFamily }), language),
          style: 'custom',
          look: composeLetteringLook(look),
          fontFamily,
          fontWeight: textWeights[fontWeight === followAd ? cta.fontWeight : fontWeight],
          ...unplaced,
        },
      );
    },
    [preset, text, language, primaryColor, secondaryColor, cta.fontFamily, cta.fontWeight],
  );
  return <AdSwatch create={create} language={language} textWidthPx={swatchTextWidthPx} />;
}
