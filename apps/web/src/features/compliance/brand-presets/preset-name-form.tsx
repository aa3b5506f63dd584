import { textLimits } from '@spinreel/config-schema/limits/limits';
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from './brand-presets.module.css';

/** The name of a preset, and the brand that it belongs to. */
export interface PresetNames {
  readonly brand: string;
  readonly name: string;
}

interface PresetNameFormProps {
  start: PresetNames;
  /** The label of the button. */
  action: string;
  /** The known brands, as suggestions. */
  brands?: readonly string[];
  /** Returns what went wrong, or null. */
  onSubmit: (names: PresetNames) => Promise<string | null>;
  onCancel: () => void;
}

/** Asks for the brand and the name of a preset. */
export function PresetNameForm({ start, action, brands, onSubmit, onCancel }: PresetNameFormProps) {
  const [brand, setBrand] = useState(start.brand);
  const [name, setName] = useState(start.name);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const brandRef = useRef<HTMLInputElement>(null);
  // The form replaces the button that opened it.
  useEffect(() => brandRef.current?.focus(), []);
  const isComplete = brand.trim() !== '' && name.trim() !== '';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isComplete || isBusy) return;
    setIsBusy(true);
    const failed = await onSubmit({ brand: brand.trim(), name: name.trim() });
    setIsBusy(false);
    setProblem(failed);
  };
  const cancelByKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onCancel();
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <div className={styles.pair}>
        <TextField
          label="Brand"
          value={brand}
          list="brand-names"
          maxLength={textLimits.presetName}
          placeholder="Lucky Reels"
          ref={brandRef}
          onKeyDown={cancelByKey}
          onValueChange={setBrand}
        />
        <datalist id="brand-names">
          {brands?.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </datalist>
        <TextField
          label="Name"
          value={name}
          maxLength={textLimits.presetName}
          placeholder="United States"
          onKeyDown={cancelByKey}
          onValueChange={setName}
        />
      </div>
      {problem !== null && <Notice tone="error">{problem}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" size="small" variant="primary" isBusy={isBusy} disabled={!isComplete || isBusy}>
          {action}
        </Button>
        <Button size="small" variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
