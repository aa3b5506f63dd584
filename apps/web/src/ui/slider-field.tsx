import { useId, useState } from 'react';
import { Slider } from '@base-ui/react/slider';
import fieldStyles from './field.module.css';
import styles from './slider-field.module.css';

interface SliderFieldProps {
  label: string;
  value: number;
  range: { readonly min: number; readonly max: number; readonly step: number };
  /** How a value is shown and read out. */
  format: (value: number) => string;
  isDisabled?: boolean;
  /** Called for every change while the thumb moves. */
  onChange?: (value: number) => void;
  /** Called once when the thumb is released, or after a key. */
  onCommit?: (value: number) => void;
}

/** A slider with its label and its value in words. */
export function SliderField(props: SliderFieldProps) {
  const { label, value, range, format, isDisabled = false, onChange, onCommit } = props;
  const labelId = useId();
  // While the thumb moves, its own value is shown, so that a caller may listen to the release alone.
  const [movingValue, setMovingValue] = useState<number | null>(null);
  const shown = movingValue ?? value;
  return (
    <Slider.Root
      value={shown}
      min={range.min}
      max={range.max}
      step={range.step}
      disabled={isDisabled}
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
      <div className={fieldStyles.labelRow}>
        <span id={labelId} className={fieldStyles.label}>
          {label}
        </span>
        <span className={fieldStyles.value} aria-hidden="true">
          {format(shown)}
        </span>
      </div>
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
