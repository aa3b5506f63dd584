import { isCoverTextEditable } from '@spinreel/config-schema/customization-rules';
import { placeholders } from '@spinreel/config-schema/defaults';
import { textLimits } from '@spinreel/config-schema/limits';
import { messages } from '@spinreel/config-schema/messages';
import { storeUrlProblem } from '@spinreel/config-schema/store-url';
import { MousePointerClick } from 'lucide-react';
import { useState } from 'react';
import { ColourField } from '../../ui/colour-field.tsx';
import { EditsPart } from '../../ui/edits-part.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SwitchField } from '../../ui/switch-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ButtonStyleField } from './button-style-field.tsx';
import { FontField } from './font-field.tsx';
import { useCta } from './use-cta.ts';
import styles from './panel-fields.module.css';

const spinButton = ['coverButton', 'gameplayButton'];

/** The spin button, where it leads, and what stands around it. */
export function CallToActionPanel() {
  const { cta, changeCta } = useCta();
  const [isUrlLeft, setIsUrlLeft] = useState(true);
  const urlProblem = cta.storeUrl === '' ? null : storeUrlProblem(cta.storeUrl);
  return (
    <Panel title="Call to Action" description="The button people spin with" icon={<MousePointerClick />}>
      <EditsPart parts={spinButton}>
        <div className={styles.pair}>
          <TextField
            label="Button text"
            value={cta.label}
            placeholder={placeholders.ctaLabel}
            maxLength={textLimits.label}
            problem={cta.label.trim() === '' ? messages.steps.ctaLabelRequired : null}
            onValueChange={(label) => changeCta({ label })}
          />
          <FontField value={cta.fontFamily} onChange={(fontFamily) => changeCta({ fontFamily })} />
        </div>
      </EditsPart>
      <TextField
        label="Store URL"
        type="url"
        inputMode="url"
        value={cta.storeUrl}
        placeholder="https://"
        maxLength={textLimits.storeUrl}
        hint="The app's page in the store. Starts with https://"
        problem={isUrlLeft ? urlProblem : null}
        onFocus={() => setIsUrlLeft(urlProblem !== null)}
        onBlur={() => setIsUrlLeft(true)}
        onValueChange={(storeUrl) => changeCta({ storeUrl: storeUrl.trim() })}
      />
      <EditsPart parts={spinButton}>
        <ColourField label="Button colour" value={cta.color} onChange={(color) => changeCta({ color })} />
        <ButtonStyleField
          value={cta.buttonStyle}
          label={cta.label}
          color={cta.color}
          fontFamily={cta.fontFamily}
          onChange={(buttonStyle) => changeCta({ buttonStyle })}
        />
      </EditsPart>
      <div className={styles.switches}>
        <EditsPart screen="cover">
          <SwitchField
            label="Show cover text"
            isOn={cta.showCoverText}
            onChange={(showCoverText) => changeCta({ showCoverText })}
          />
        </EditsPart>
        <EditsPart parts={['coverText']}>
          <TextField
            label="Cover text"
            value={cta.coverText}
            disabled={!isCoverTextEditable(cta)}
            maxLength={textLimits.coverText}
            onValueChange={(coverText) => changeCta({ coverText })}
          />
        </EditsPart>
        <EditsPart parts={['gameplayButton']}>
          <SwitchField
            label="Show spin countdown"
            hint="How many spins are left, above the button"
            isOn={cta.showSpinCountdown}
            onChange={(showSpinCountdown) => changeCta({ showSpinCountdown })}
          />
        </EditsPart>
        <EditsPart parts={['coverFinger', 'gameplayFinger']}>
          <SwitchField
            label="Show finger pointer"
            hint="A hand that shows where to tap"
            isOn={cta.showFingerPointer}
            onChange={(showFingerPointer) => changeCta({ showFingerPointer })}
          />
        </EditsPart>
      </div>
    </Panel>
  );
}
