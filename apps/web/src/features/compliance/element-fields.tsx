import {
  complianceElementNames,
  complianceElements,
  type ComplianceElementId,
} from '@spinreel/config-schema/compliance/compliance-elements';
import { findPresetById } from '@spinreel/config-schema/compliance/presets/presets';
import { everyScreen } from '@spinreel/config-schema/compliance/presets/preset-texts';
import { defaultLanguage } from '@spinreel/config-schema/languages/ad-languages';
import { textLimits } from '@spinreel/config-schema/limits/limits';
import type { PlacementScreen } from '@spinreel/config-schema/options/options';
import { describeProblem } from '@spinreel/config-schema/messages/problem-messages';
import { findComplianceProblems } from '@spinreel/config-schema/rules/compliance-rules';
import { useId } from 'react';
import { EditsPart } from '../../ui/ad/edits-part.tsx';
import { SwitchField } from '../../ui/fields/switch-field.tsx';
import { TextAreaField } from '../../ui/fields/text/text-area-field.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { CornerField } from './corners/corner-field.tsx';
import { ScreensField } from './screens-field.tsx';
import { useCompliance } from './use-compliance.ts';
import styles from './element-fields.module.css';

/** What each element is for, and an example of its text. */
const elementTexts: Readonly<Record<ComplianceElementId, { hint: string; placeholder: string }>> = {
  ageMark: { hint: 'A round badge with the minimum age', placeholder: '18+' },
  responsibleGaming: { hint: 'Asks players to stay in control', placeholder: 'Please play responsibly.' },
  helpline: { hint: 'Where players get help', placeholder: 'Gambling problem? Call 1-800-GAMBLER.' },
  terms: { hint: 'Conditions of the offer', placeholder: 'Terms and conditions apply.' },
  noPurchaseNecessary: { hint: 'For sweepstakes', placeholder: 'No purchase necessary.' },
  noRealMoney: { hint: 'For social casino', placeholder: 'You cannot win real money or prizes.' },
};

/** Why the preset has an element. */
const reasons = { blocking: 'Required by the preset.', advice: 'Recommended by the preset.' } as const;

/** The required texts, each with a switch, its text and its screens. */
export function ElementFields() {
  const { compliance } = useCompliance();
  const problems = findComplianceProblems(compliance);
  return (
    <div className={styles.list}>
      {complianceElements.map((id) => {
        const problem = problems[id];
        return (
          <ElementField key={id} id={id} problem={problem === undefined ? null : describeProblem(problem)} />
        );
      })}
    </div>
  );
}

function ElementField({ id, problem }: { id: ComplianceElementId; problem: string | null }) {
  const { compliance, changeCompliance } = useCompliance();
  const problemId = useId();
  const { language = defaultLanguage, elements, preset } = compliance;
  const { texts, screens = [] } = elements?.[id] ?? {};
  const suggested = findPresetById(preset?.id ?? '')?.elements[id];
  const isOn = screens.length > 0;
  const text = texts?.[language] ?? '';
  const change = (next: { texts?: Record<string, string>; screens?: PlacementScreen[] }) =>
    changeCompliance({ elements: { [id]: next } });
  const turn = (on: boolean) => {
    if (!on) return change({ screens: [] });
    const suggestedText = suggested?.texts[language];
    return change({
      screens: [...(suggested?.screens ?? everyScreen)],
      ...(text === '' && suggestedText !== undefined && { texts: { [language]: suggestedText } }),
    });
  };
  const { hint, placeholder } = elementTexts[id];
  const name = capitalize(complianceElementNames[id]);
  return (
    <section
      id={`compliance.elements.${id}`}
      aria-label={name}
      className={styles.element}
      data-on={isOn || undefined}
    >
      <EditsPart parts={listParts(id, screens)}>
        <SwitchField
          label={name}
          hint={suggested === undefined || isOn ? hint : `${hint}. ${reasons[suggested.severity]}`}
          isOn={isOn}
          onChange={turn}
        />
        {isOn && (
          <>
            <TextAreaField
              label={<VisuallyHidden>Text of the {complianceElementNames[id]}</VisuallyHidden>}
              rows={1}
              value={text}
              placeholder={placeholder}
              maxLength={textLimits.complianceText}
              lang={language}
              aria-invalid={problem !== null}
              aria-describedby={problem === null ? undefined : problemId}
              // Ads show each text as one paragraph.
              onValueChange={(next) => change({ texts: { [language]: next.replaceAll(/\s*\n\s*/g, ' ') } })}
            />
            {problem !== null && (
              <span id={problemId} className="text-red type-small">
                {problem}
              </span>
            )}
            <ScreensField
              label={`Screens of the ${complianceElementNames[id]}`}
              screens={screens}
              onChange={(next) => {
                // The switch turns the element off.
                if (next.length > 0) change({ screens: next });
              }}
            />
            {id === 'ageMark' && <CornerField mark="ageMark" label="Corner of the age mark" />}
          </>
        )}
      </EditsPart>
    </section>
  );
}

/** The parts of the stage that show an element. */
function listParts(id: ComplianceElementId, screens: readonly PlacementScreen[]): string[] {
  const part = id === 'ageMark' ? 'AgeMark' : 'LegalText';
  return screens.map((screen) => `${screen}${part}`);
}

function capitalize(name: string): string {
  return name.replace(/[a-z]/i, (letter) => letter.toUpperCase());
}
