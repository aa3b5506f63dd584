import { placeholders } from '@spinreel/config-schema/defaults';
import { textLimits } from '@spinreel/config-schema/limits';
import { messages } from '@spinreel/config-schema/messages';
import { Flag } from 'lucide-react';
import { ImageUpload } from '../../ad-draft/image-upload.tsx';
import { uploadHint } from '../../ad-draft/upload-hint.ts';
import { ColourField } from '../../ui/colour-field.tsx';
import { EditsPart } from '../../ui/edits-part.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SwitchField } from '../../ui/switch-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FontField } from './font-field.tsx';
import { useOutro } from './use-cta.ts';
import styles from './panel-fields.module.css';

/** The last screen, whose button leads to the store. */
export function OutroPanel() {
  const { outro, changeOutro } = useOutro();
  return (
    <Panel title="Outro" description="The last screen, with the button to the store" icon={<Flag />}>
      <EditsPart screen="outro">
        <div className={styles.part}>
          <h3 className={styles.partTitle}>Outro image (optional)</h3>
          <ImageUpload
            slot="outroImage"
            hint={`${uploadHint('outroImage')}. Else the cover, blurred.`}
            isCompact
          />
        </div>
        <SwitchField
          label="Use a custom button image"
          isOn={outro.useCustomImage}
          onChange={(useCustomImage) => changeOutro({ useCustomImage })}
        />
        {outro.useCustomImage ? (
          <div className={styles.part}>
            <h3 className={styles.partTitle}>Final CTA button image</h3>
            <ImageUpload slot="finalCtaButtonImage" hint={uploadHint('finalCtaButtonImage')} isCompact />
          </div>
        ) : (
          <>
            <EditsPart parts={['outroButton']}>
              <div className={styles.pair}>
                <TextField
                  label="Outro button text"
                  value={outro.label}
                  placeholder={placeholders.outroLabel}
                  maxLength={textLimits.label}
                  problem={outro.label.trim() === '' ? messages.steps.outroLabelRequired : null}
                  onValueChange={(label) => changeOutro({ label })}
                />
                <FontField value={outro.fontFamily} onChange={(fontFamily) => changeOutro({ fontFamily })} />
              </div>
              <ColourField
                label="Outro button colour"
                value={outro.color}
                onChange={(color) => changeOutro({ color })}
              />
            </EditsPart>
          </>
        )}
        <SwitchField
          label="Pulse animation"
          hint="The button breathes to draw the eye"
          isOn={outro.pulseAnimation}
          onChange={(pulseAnimation) => changeOutro({ pulseAnimation })}
        />
      </EditsPart>
    </Panel>
  );
}
