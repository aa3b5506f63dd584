import type { FieldId } from '@spinreel/config-schema/ad/field-id';
import { useId, useState } from 'react';
import { Slider } from '@base-ui/react/slider';
import { LabelRow } from './label-row.tsx';
import fieldStyles from './field.module.css';
import styles from './slider-field.module.css';

interface SliderFieldProps {
  /** The field that it edits. */
  field?: FieldId;
  label: string;
  value: number;
  range: { readonly min: number; readonly max: number; readonly step: number };
  /** Formats a value for display and screen readers. */
  format: (value: number) => string;
  /** Called for every change while the thumb moves. */
  onChange?: (value: number) => void;
  /** Called once when the thumb is released, or after a key. */
  onCommit?: (value: number) => void;
}

/** A slider with its label and its value as text. */
export function SliderField(props: SliderFieldProps) {
  const { field, label, value, range, format, onChange, onCommit } = props;
  const labelId = useId();
  // The moving value is local state, so that a caller may handle only the release.
  const [movingValue, setMovingValue] = useState<number | null>(null);
  const shown = movingValue ?? value;
  return (
    <Slider.Root
      id={field}
      value={shown}
      min={range.min}
      max={range.max}
      step={range.step}
      onValueChange={(next) => {
        setMovingValue(next);
        onChange?.(next);
      }}
      onValueCommitted={(next) => {
        setMovingValue(null);
        onCommit?.(next);
      }}
      aria-labelledby={labelId}
      className={fieldStyles.field}
    >
      <LabelRow id={labelId} label={label} field={field}>
        <span className="text-normal type-small digits" aria-hidden="true">
          {format(shown)}
        </span>
      </LabelRow>
      <Slider.Control className={styles.control}>
        <Slider.Track className={styles.track}>
          <Slider.Indicator className={styles.indicator} />
          <Slider.Thumb
            aria-label={label}
            getAriaValueText={(_text, current) => format(current)}
            className={styles.thumb}
          />
        </Slider.Track>
      </Slider.Control>
    </Slider.Root>
  );
}
