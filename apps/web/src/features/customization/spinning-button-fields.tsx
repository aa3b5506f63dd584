import { defaultSpinningLabels } from '@spinreel/config-schema/languages/default-spinning-labels';
import { textLimits } from '@spinreel/config-schema/limits/limits';
import { isSpinningLabelEditable } from '@spinreel/config-schema/rules/customization-rules';
import { useDraftSelector } from '../../ad-draft/draft-root.ts';
import { selectLanguage } from '../../ad-draft/select-language.ts';
import { EditsPart } from '../../ui/ad/edits-part.tsx';
import { SwitchField } from '../../ui/fields/switch-field.tsx';
import { PhraseField } from './texts/phrase-field.tsx';
import { useCta } from './use-cta.ts';

/** What the spin button shows while the reels spin. The stage shows it while the fields have the focus. */
export function SpinningButtonFields() {
  const { cta, changeCta } = useCta();
  const language = useDraftSelector(({ adDraft }) => selectLanguage(adDraft.document));
  const isLabelEditable = useDraftSelector(({ adDraft }) => isSpinningLabelEditable(adDraft.document));
  return (
    <EditsPart parts={['gameplayButton']} look="spinning">
      <PhraseField
        field="cta.spinningLabel"
        label="Text while spinning"
        value={cta.spinningLabel}
        placeholder={defaultSpinningLabels[language]}
        disabled={!isLabelEditable}
        maxLength={textLimits.label}
        onValueChange={(spinningLabel, options) => changeCta({ spinningLabel }, options)}
      />
      <SwitchField
        field="cta.showButtonWhileSpinning"
        label="Keep the button while spinning"
        hint="Pressed and dimmed, until the next pause or the end of the video"
        isOn={cta.showButtonWhileSpinning}
        onChange={(showButtonWhileSpinning) => changeCta({ showButtonWhileSpinning })}
      />
    </EditsPart>
  );
}
