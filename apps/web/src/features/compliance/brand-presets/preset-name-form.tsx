import { textLimits } from '@spinreel/config-schema/limits/limits';
import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { TextField } from '../../../ui/fields/text/text-field.tsx';
import styles from './brand-presets.module.css';

/** The name of a preset, and the brand that it belongs to. */
export interface PresetNames {
  readonly brand: string;
  readonly name: string;
}

interface PresetNameFormProps {
  start: PresetNames;
  /** Returns the label of the button, and what it does if that is not obvious. */
  describeAction: (names: PresetNames) => { readonly label: string; readonly note?: string };
  /** The known brands, as suggestions. */
  brands: readonly string[];
  /** Returns what went wrong, or null. */
  onSubmit: (names: PresetNames) => Promise<string | null>;
  /** Called when the names were submitted or the form was canceled. */
  onClose: () => void;
}

/** Asks for the brand and the name of a preset. */
export function PresetNameForm({ start, describeAction, brands, onSubmit, onClose }: PresetNameFormProps) {
  const [brand, setBrand] = useState(start.brand);
  const [name, setName] = useState(start.name);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const brandsId = useId();
  const brandRef = useRef<HTMLInputElement>(null);
  // The form replaces the button that opened it.
  useEffect(() => brandRef.current?.focus(), []);
  const names = { brand: brand.trim(), name: name.trim() };
  const isComplete = names.brand !== '' && names.name !== '';
  const { label, note } = describeAction(names);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isComplete || isBusy) return;
    setIsBusy(true);
    const failed = await onSubmit(names);
    // The form was canceled in the meantime.
    if (brandRef.current === null) return;
    setIsBusy(false);
    setProblem(failed);
    if (failed === null) onClose();
  };
  const cancelByKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose();
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <div className={styles.pair}>
        <TextField
          label="Brand"
          value={brand}
          list={brandsId}
          maxLength={textLimits.presetName}
          placeholder="Lucky Reels"
          ref={brandRef}
          onKeyDown={cancelByKey}
          onValueChange={setBrand}
        />
        <datalist id={brandsId}>
          {brands.map((each) => (
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
      {note !== undefined && (
        <p role="status" className="small-faint row gap-2">
          {note}
        </p>
      )}
      {problem !== null && <Notice tone="error">{problem}</Notice>}
      <div className="row gap-2">
        <Button type="submit" size="small" isBusy={isBusy} disabled={!isComplete || isBusy}>
          {label}
        </Button>
        <Button size="small" variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
