import type { FontChoice, FontWeight } from '@spinreel/config-schema/options/appearance/fonts';
import { hasTwoWeights, isCapitalsOnly } from '@spinreel/config-schema/options/appearance/open-fonts';
import type { TextCase } from '@spinreel/config-schema/options/options';
import { SelectField, type SelectOption } from '../../../ui/fields/select/select-field.tsx';
import styles from '../panel-fields.module.css';

interface WeightAndCaseFieldsProps {
  /** The button that they belong to. */
  button: 'cta' | 'outro';
  value: { readonly fontFamily: FontChoice; readonly fontWeight: FontWeight; readonly textCase: TextCase };
  onChange: (change: { fontWeight: FontWeight } | { textCase: TextCase }) => void;
}

const weights: readonly SelectOption<FontWeight>[] = [
  { value: 'regular', label: 'Regular' },
  { value: 'bold', label: 'Bold' },
];

const cases: readonly SelectOption<TextCase>[] = [
  { value: 'as-typed', label: 'As typed' },
  { value: 'upper-case', label: 'Upper case' },
];

/** The weight and the letter case of a button's text, if its font has more than one. */
export function WeightAndCaseFields({ button, value, onChange }: WeightAndCaseFieldsProps) {
  const { fontFamily, fontWeight, textCase } = value;
  return (
    <div className={styles.pair}>
      {hasTwoWeights(fontFamily) && (
        <SelectField
          field={`${button}.fontWeight`}
          label="Weight"
          options={weights}
          value={fontWeight}
          onChange={(next) => onChange({ fontWeight: next })}
        />
      )}
      {!isCapitalsOnly(fontFamily) && (
        <SelectField
          field={`${button}.textCase`}
          label="Letter case"
          options={cases}
          value={textCase}
          onChange={(next) => onChange({ textCase: next })}
        />
      )}
    </div>
  );
}
