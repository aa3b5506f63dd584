import type { FieldId } from '@spinreel/config-schema/ad/field-id';
import { useId } from 'react';
import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { Pipette } from 'lucide-react';
import { presetColours } from '@spinreel/config-schema/options/appearance/colours';
import { LabelRow } from './label-row.tsx';
import fieldStyles from './field.module.css';
import styles from './colour-field.module.css';

interface ColourFieldProps {
  /** The field that it edits. */
  field?: FieldId;
  label: string;
  /** `#RRGGBB`. */
  value: string;
  onChange: (hex: string) => void;
  /** Whether to offer presets in addition to the picker. */
  hasPresets?: boolean;
}

/** A color field with presets and a picker. */
export function ColourField({ field, label, value, onChange, hasPresets = true }: ColourFieldProps) {
  const labelId = useId();
  const upperCase = value.toUpperCase();
  return (
    <div className={fieldStyles.field}>
      <LabelRow id={labelId} label={label} field={field}>
        <span className="text-normal type-small digits">{upperCase}</span>
      </LabelRow>
      <div id={field} className={styles.field}>
        <div className={styles.row}>
          {hasPresets && (
            <RadioGroup
              aria-labelledby={labelId}
              value={upperCase}
              onValueChange={onChange}
              className={styles.presets}
            >
              {presetColours.map((colour) => (
                <Radio.Root
                  key={colour.hex}
                  value={colour.hex}
                  aria-label={colour.name}
                  className={styles.swatch}
                  style={{ backgroundColor: colour.hex }}
                />
              ))}
            </RadioGroup>
          )}
          <span className={styles.picker}>
            <span className={styles.pickerFace} style={{ backgroundColor: value }} aria-hidden="true" />
            <Pipette className={styles.pickerIcon} />
            <span className={styles.pickerWord} aria-hidden="true">
              Custom
            </span>
            <input
              type="color"
              aria-label={`${label}: custom color`}
              value={value}
              onChange={(event) => onChange(event.currentTarget.value.toUpperCase())}
              className={styles.pickerInput}
            />
          </span>
        </div>
      </div>
    </div>
  );
}
