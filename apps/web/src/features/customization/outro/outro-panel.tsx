import { placeholders } from '@spinreel/config-schema/ad/defaults';
import { textLimits } from '@spinreel/config-schema/limits/limits';
import { findOutroLabelProblem } from '@spinreel/config-schema/rules/export-validation';
import { Flag } from 'lucide-react';
import { ImageUpload } from '../../../ad-draft/uploads/card/image-upload.tsx';
import { ColourField } from '../../../ui/fields/colour-field.tsx';
import { EditsPart } from '../../../ui/ad/edits-part.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { SwitchField } from '../../../ui/fields/switch-field.tsx';
import { FontField } from '../fonts/font-field.tsx';
import { PhraseField } from '../texts/phrase-field.tsx';
import { WeightAndCaseFields } from '../fonts/weight-and-case-fields.tsx';
import { OutroCompositionField } from './outro-composition-field.tsx';
import { useOutro } from '../use-cta.ts';
import styles from '../panel-fields.module.css';
import { describeInStep } from '../describe-in-step.ts';

/** The outro, whose button opens the store. */
export function OutroPanel() {
  const { outro, changeOutro } = useOutro();
  return (
    <Panel title="Outro" description="The last screen, with the button to the store" icon={<Flag />} isPlain>
      <EditsPart screen="outro">
        <OutroCompositionField />
        <EditsPart parts={['outroHeadline']}>
          <PhraseField
            field="outro.headline"
            label="Outro headline (optional)"
            value={outro.headline}
            maxLength={textLimits.outroHeadline}
            onValueChange={(headline, options) => changeOutro({ headline }, options)}
          />
        </EditsPart>
        <SwitchField
          field="outro.useCustomImage"
          label="Use a custom button image"
          isOn={outro.useCustomImage}
          onChange={(useCustomImage) => changeOutro({ useCustomImage })}
        />
        {outro.useCustomImage ? (
          <div className="stack gap-2">
            <h3 className="label-soft">Final CTA button image</h3>
            <ImageUpload slot="finalCtaButtonImage" isCompact />
          </div>
        ) : (
          <>
            <EditsPart parts={['outroButton']}>
              <div className={styles.pair}>
                <PhraseField
                  field="outro.label"
                  label="Outro button text"
                  value={outro.label}
                  placeholder={placeholders.outroLabel}
                  maxLength={textLimits.label}
                  problem={describeInStep(findOutroLabelProblem({ outro }))}
                  onValueChange={(label, options) => changeOutro({ label }, options)}
                />
                <FontField
                  button="outro"
                  value={outro.fontFamily}
                  text={outro.label}
                  onChange={(fontFamily) => changeOutro({ fontFamily })}
                />
              </div>
              <WeightAndCaseFields button="outro" value={outro} onChange={changeOutro} />
              <ColourField
                field="outro.color"
                label="Outro button color"
                value={outro.color}
                onChange={(color) => changeOutro({ color })}
              />
            </EditsPart>
          </>
        )}
        <SwitchField
          field="outro.pulseAnimation"
          label="Pulse animation"
          hint="The button pulses to draw the eye"
          isOn={outro.pulseAnimation}
          onChange={(pulseAnimation) => changeOutro({ pulseAnimation })}
        />
      </EditsPart>
    </Panel>
  );
}
