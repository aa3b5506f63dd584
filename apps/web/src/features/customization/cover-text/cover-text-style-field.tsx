import { createCoverText } from '@spinreel/ad-runtime/views/cover-text';
import { unplaced } from '@spinreel/ad-runtime/views/stage-part';
import { textWeights } from '@spinreel/config-schema/options/appearance/fonts';
import {
  coverTextStyles,
  followAd,
  type CoverTextLook,
  type CoverTextStyle,
} from '@spinreel/config-schema/options/options';
import { useCallback } from 'react';
import { useDraftSelector } from '../../../ad-draft/draft-root.ts';
import { selectLanguage } from '../../../ad-draft/select-language.ts';
import { AdSwatch } from '../../../ui/ad/ad-swatch.tsx';
import { RadioCards } from '../../../ui/fields/radio-cards.tsx';
import { useBranding } from '../fonts/use-branding.ts';
import { createStyleChange } from './custom-look.ts';
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
        illustration: <Swatch style={style} />,
      }))}
    />
  );
}

function Swatch({ style }: { style: CoverTextStyle }) {
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
