import { createCoverText } from '@spinreel/ad-runtime/views/cover-text';
import { unplaced } from '@spinreel/ad-runtime/views/stage-part';
import { applyTextCase } from '@spinreel/config-schema/languages/apply-text-case';
import { keepReadingOrder } from '@spinreel/config-schema/languages/keep-reading-order';
import { composeLetteringLook } from '@spinreel/config-schema/options/appearance/lettering/compose-lettering-look';
import { letteringPresets } from '@spinreel/config-schema/options/appearance/lettering/lettering-presets';
import { textWeights } from '@spinreel/config-schema/options/appearance/fonts';
import {
  followAd,
  letteringPresetIds,
  type LetteringPresetId,
} from '@spinreel/config-schema/options/options';
import { useCallback } from 'react';
import { useDraftSelector } from '../../../ad-draft/draft-root.ts';
import { selectLanguage } from '../../../ad-draft/select-language.ts';
import { AdSwatch } from '../../../ui/ad/ad-swatch.tsx';
import { RadioCards } from '../../../ui/fields/radio-cards.tsx';
import { useBranding } from '../fonts/use-branding.ts';
import { useCta } from '../use-cta.ts';
import { createPresetChange } from './custom-look.ts';
import { useCoverText } from './use-cover-text.ts';

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
        illustration: <Swatch preset={preset} />,
      }))}
    />
  );
}

function Swatch({ preset }: { preset: LetteringPresetId }) {
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
