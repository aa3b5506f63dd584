import { isCoverTextEditable } from '@spinreel/config-schema/rules/customization-rules';
import { textLimits } from '@spinreel/config-schema/limits/limits';
import { Type } from 'lucide-react';
import { EditsPart } from '../../../ui/ad/edits-part.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { SwitchField } from '../../../ui/fields/switch-field.tsx';
import { CoverTextLookFields } from './cover-text-look-fields.tsx';
import { CoverTextStyleField, CoverTextPresetsField } from './cover-text-style-fields.tsx';
import { CoverTextTypeFields } from './cover-text-type-fields.tsx';
import { LanguageField } from '../texts/language-field.tsx';
import { PhraseField } from '../texts/phrase-field.tsx';
import { useCta } from '../use-cta.ts';

/** The headline on the first screen, and the language of the ad. */
export function CoverTextPanel() {
  const { cta, changeCta } = useCta();
  return (
    <Panel title="Text" description="The headline on the cover, and the language" icon={<Type />} isPlain>
      <EditsPart parts={['coverText']}>
        <PhraseField
          field="cta.coverText"
          label="Cover text"
          value={cta.coverText}
          disabled={!isCoverTextEditable(cta)}
          maxLength={textLimits.coverText}
          onValueChange={(coverText, options) => changeCta({ coverText }, options)}
        />
      </EditsPart>
      <EditsPart screen="cover">
        <SwitchField
          field="cta.showCoverText"
          label="Show cover text"
          isOn={cta.showCoverText}
          onChange={(showCoverText) => changeCta({ showCoverText })}
        />
      </EditsPart>
      {isCoverTextEditable(cta) && (
        <EditsPart parts={['coverText']}>
          <CoverTextPresetsField />
          <CoverTextStyleField />
          <CoverTextTypeFields />
          <CoverTextLookFields />
        </EditsPart>
      )}
      <LanguageField />
    </Panel>
  );
}
