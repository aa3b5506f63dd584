import { NumberField } from '@base-ui/react/number-field';
import type { FieldId } from '@spinreel/config-schema/ad/field-id';
import { Minus, Plus, RotateCcw } from 'lucide-react';
import { useId, useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { FieldMark } from './field-mark.tsx';
import fieldStyles from './field.module.css';
import styles from './percent-field.module.css';

interface PercentFieldProps {
  /** The field that it edits. */
  field: FieldId;
  label: string;
  /** A factor: 1.2 is shown as 120 %. */
  value: number;
  /** The factors that can be entered, and the step of the buttons and the arrow keys. */
  range: { readonly min: number; readonly max: number; readonly step: number };
  isDisabled?: boolean;
  onChange: (value: number) => void;
}

/** A number field for a multiple of a standard value, with buttons for steps and for the standard. */
export function PercentField(props: PercentFieldProps) {
  const { field, label, value, range, isDisabled = false, onChange } = props;
  const labelId = useId();
  // What is typed may be out of range until it is complete.
  const [typed, setTyped] = useState<number | null>(null);
  const [min, max, step] = [range.min, range.max, range.step].map(toPercent) as [number, number, number];
  const apply = (percent: number | null) => {
    if (percent !== null && percent >= min && percent <= max) onChange(percent / 100);
  };
  return (
    <div className={styles.row}>
      <span className={fieldStyles.marked}>
        <span id={labelId} className={fieldStyles.label}>
          {label}
        </span>
        <FieldMark field={field} />
      </span>
      <NumberField.Root
        id={field}
        value={typed ?? toPercent(value)}
        min={min}
        max={max}
        step={step}
        smallStep={1}
        disabled={isDisabled}
        format={{ maximumFractionDigits: 0, useGrouping: false }}
        onValueChange={(next, { reason }) => {
          setTyped(reason === 'input-change' ? next : null);
          apply(next);
        }}
        onValueCommitted={(next) => {
          setTyped(null);
          apply(next);
        }}
      >
        <NumberField.Group className={styles.group}>
          <NumberField.Decrement className={styles.step} aria-label={`Decrease ${label.toLowerCase()}`}>
            <Minus />
          </NumberField.Decrement>
          <NumberField.Input
            className={styles.input}
            aria-labelledby={labelId}
            aria-roledescription="Percent"
          />
          <span className={styles.unit} aria-hidden="true">
            %
          </span>
          <NumberField.Increment className={styles.step} aria-label={`Increase ${label.toLowerCase()}`}>
            <Plus />
          </NumberField.Increment>
        </NumberField.Group>
      </NumberField.Root>
      <IconButton
        label={`Reset ${label.toLowerCase()} to 100 %`}
        icon={<RotateCcw />}
        disabled={isDisabled || value === 1}
        onClick={() => onChange(1)}
      />
    </div>
  );
}

function toPercent(factor: number): number {
  return Math.round(factor * 100);
}
