import { hasTwoWeights, isCapitalsOnly } from '@spinreel/config-schema/options/appearance/open-fonts';
import { followAd } from '@spinreel/config-schema/options/options';
import { SelectField } from '../../../ui/fields/select/select-field.tsx';
import { FontField } from '../fonts/font-field.tsx';
import styles from '../panel-fields.module.css';
import { useCta } from '../use-cta.ts';
import { useCoverText } from './use-cover-text.ts';

const weights = [
  { value: followAd, label: 'As the button' },
  { value: 'regular', label: 'Regular' },
  { value: 'bold', label: 'Bold' },
] as const;

const cases = [
  { value: followAd, label: 'As the button' },
  { value: 'as-typed', label: 'As typed' },
  { value: 'upper-case', label: 'Upper case' },
] as const;

/** The font, the weight and the letter case of the cover text. By default they are those of the button. */
export function CoverTextTypeFields() {
  const { cta } = useCta();
  const { state, change } = useCoverText();
  const { fontFamily, fontWeight, textCase } = state.lettering;
  const shownFont = fontFamily === followAd ? cta.fontFamily : fontFamily;
  return (
    <div className={styles.pair}>
      <FontField<typeof followAd>
        button="lettering"
        value={fontFamily}
        inherited={{
          value: followAd,
          label: `As the button (${cta.fontFamily})`,
          fontFamily: cta.fontFamily,
        }}
        text={cta.coverText}
        onChange={(next) => change({ lettering: { fontFamily: next } })}
      />
      {hasTwoWeights(shownFont) && (
        <SelectField
          field="lettering.fontWeight"
          label="Weight"
          options={weights}
          value={fontWeight}
          onChange={(next) => change({ lettering: { fontWeight: next } })}
        />
      )}
      {!isCapitalsOnly(shownFont) && (
        <SelectField
          field="lettering.textCase"
          label="Letter case"
          options={cases}
          value={textCase}
          onChange={(next) => change({ lettering: { textCase: next } })}
        />
      )}
    </div>
  );
}
