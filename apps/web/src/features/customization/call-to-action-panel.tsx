import { placeholders } from '@spinreel/config-schema/ad/defaults';
import { sliderRanges, textLimits } from '@spinreel/config-schema/limits/limits';
import { findCtaLabelProblem } from '@spinreel/config-schema/rules/export-validation';
import { MousePointerClick } from 'lucide-react';
import { ImageUpload } from '../../ad-draft/uploads/card/image-upload.tsx';
import { useDraftSelector } from '../../ad-draft/draft-root.ts';
import { selectLanguage } from '../../ad-draft/select-language.ts';
import { ColourField } from '../../ui/fields/colour-field.tsx';
import { EditsPart } from '../../ui/ad/edits-part.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { SliderField } from '../../ui/fields/slider-field.tsx';
import { SwitchField } from '../../ui/fields/switch-field.tsx';
import { ButtonStyleField } from './button-style-field.tsx';
import { SpinControlField } from './spin-control/spin-control-field.tsx';
import { SpinningButtonFields } from './spinning-button-fields.tsx';
import { BrandFontField } from './fonts/brand-font-field.tsx';
import { FontField } from './fonts/font-field.tsx';
import { PhraseField } from './texts/phrase-field.tsx';
import { StoreUrlFields } from './store-urls/store-url-fields.tsx';
import { SystemFontsField } from './fonts/system-fonts-field.tsx';
import { WeightAndCaseFields } from './fonts/weight-and-case-fields.tsx';
import { useCta } from './use-cta.ts';
import styles from './panel-fields.module.css';
import { describeInStep } from './describe-in-step.ts';

const spinButton = ['coverButton', 'gameplayButton'];
const atPauses = ['gameplayButton', 'gameplayHighlight'];

/** The spin button, the store URLs, and the finger that points at it. */
export function CallToActionPanel() {
  const { cta, changeCta } = useCta();
  const language = useDraftSelector(({ adDraft }) => selectLanguage(adDraft.document));
  const spinButtonImage = useDraftSelector(({ adDraft }) => adDraft.document.assets?.spinButtonImage ?? null);
  return (
    <Panel
      title="Call to Action"
      description="The button viewers tap to spin"
      icon={<MousePointerClick />}
      isPlain
    >
      <EditsPart parts={spinButton}>
        <div className={styles.pair}>
          <PhraseField
            field="cta.label"
            label="Button text"
            value={cta.label}
            placeholder={placeholders.ctaLabel}
            maxLength={textLimits.label}
            problem={describeInStep(findCtaLabelProblem({ cta, assets: { spinButtonImage } }))}
            onValueChange={(label, options) => changeCta({ label }, options)}
          />
          <FontField
            button="cta"
            value={cta.fontFamily}
            text={cta.label}
            onChange={(fontFamily) => changeCta({ fontFamily })}
          />
        </div>
      </EditsPart>
      <StoreUrlFields />
      <SpinControlField />
      {cta.spinControl === 'button' && <SpinningButtonFields />}
      <EditsPart parts={spinButton}>
        <ColourField
          field="cta.color"
          label="Button color"
          value={cta.color}
          onChange={(color) => changeCta({ color })}
        />
        <ButtonStyleField
          value={cta.buttonStyle}
          label={cta.label}
          language={language}
          color={cta.color}
          fontFamily={cta.fontFamily}
          fontWeight={cta.fontWeight}
          textCase={cta.textCase}
          onChange={(buttonStyle) => changeCta({ buttonStyle })}
        />
        <div className="stack gap-2">
          <h3 className="label-soft">Spin button image (optional)</h3>
          <ImageUpload
            slot="spinButtonImage"
            note="Replaces the button on the cover and at pauses."
            isCompact
          />
        </div>
        <WeightAndCaseFields button="cta" value={cta} onChange={changeCta} />
        <BrandFontField text={cta.label} />
        <SystemFontsField />
      </EditsPart>
      <div className={styles.switches}>
        <EditsPart parts={atPauses}>
          <SwitchField
            field="cta.showSpinCountdown"
            label="Show spin countdown"
            hint="How many spins are left, above the button"
            isOn={cta.showSpinCountdown}
            onChange={(showSpinCountdown) => changeCta({ showSpinCountdown })}
          />
        </EditsPart>
        <EditsPart parts={['coverFinger', 'gameplayFinger', 'gameplayHighlight']}>
          <SwitchField
            field="cta.showFingerPointer"
            label="Show finger pointer"
            hint="A hand that shows where to tap"
            isOn={cta.showFingerPointer}
            onChange={(showFingerPointer) => changeCta({ showFingerPointer })}
          />
        </EditsPart>
      </div>
      <EditsPart parts={atPauses}>
        <SliderField
          field="cta.autoOutroSeconds"
          label="Show the outro if nobody spins"
          value={cta.autoOutroSeconds}
          range={sliderRanges.autoOutroSeconds}
          format={formatAutoOutro}
          onCommit={(autoOutroSeconds) => changeCta({ autoOutroSeconds })}
        />
      </EditsPart>
    </Panel>
  );
}

function formatAutoOutro(seconds: number): string {
  return seconds === 0 ? 'Off' : `After ${seconds} seconds`;
}
