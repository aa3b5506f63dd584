import { writeCount } from '@spinreel/config-schema/messages/format/write-count';
import { useState, type FormEvent } from 'react';
import type { VariantField } from '../../../ad-draft/variants/variant-fields.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { SelectField } from '../../../ui/fields/select/select-field.tsx';
import { TextField } from '../../../ui/fields/text/text-field.tsx';
import { Modal } from '../../../ui/layout/modal.tsx';
import styles from '../controls/dialog.module.css';
import { uploadOption } from '../files/create-file-options.ts';
import type { AdFiles } from '../files/use-files.ts';
import { createEditor } from './create-variant-cell.tsx';

interface SetValueDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** The fields of the selected columns. */
  fields: readonly VariantField[];
  cellCount: number;
  files: AdFiles;
  /** Called with a value as a text. */
  onSet: (text: string) => void;
}

/** Sets all selected cells to the same value. */
export function SetValueDialog({ isOpen, onClose, ...form }: SetValueDialogProps) {
  const { fields, cellCount } = form;
  const names = fields.map(({ name }) => name).join(', ');
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title="Set value"
      description={`${writeCount(cellCount, 'cell')} in ${names}.`}
    >
      <SetValueForm {...form} onClose={onClose} />
    </Modal>
  );
}

function SetValueForm({ fields, files, onSet, onClose }: Omit<SetValueDialogProps, 'isOpen'>) {
  const [text, setText] = useState<string | null>(null);
  const [field] = fields;
  const editor = field === undefined || fields.length > 1 ? null : createEditor(field, files);
  const options =
    editor?.kind === 'choice' ? editor.options.filter(({ value }) => value !== uploadOption) : null;
  const value = text ?? options?.[0]?.value ?? '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSet(value);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      {options === null ? (
        <TextField
          label="New value"
          value={value}
          maxLength={editor?.kind === 'text' ? editor.maxLength : undefined}
          onValueChange={setText}
        />
      ) : (
        <SelectField label="New value" options={options} value={value} onChange={setText} />
      )}
      <div className={styles.actions}>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary">
          Set value
        </Button>
      </div>
    </form>
  );
}
