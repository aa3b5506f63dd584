import { Upload } from 'lucide-react';
import { useState } from 'react';
import { useDraftDispatch } from '../../../ad-draft/draft-root.ts';
import { humanizeChoice } from '../../../ad-draft/variants/field-texts.ts';
import type { VariantField } from '../../../ad-draft/variants/variant-fields.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ImageInput, type ImageRequest } from '../files/image-input.tsx';
import { uploadVariantImage } from '../files/upload-variant-image.ts';
import { findFieldMedium } from '../files/name-files.ts';
import { useFiles } from '../files/use-files.ts';
import styles from './combine-dialog.module.css';

interface CombinedValuesProps {
  field: VariantField;
  texts: readonly string[];
  onChange: (texts: string[]) => void;
}

/** The values of a field to combine: one text per line, or choices. */
export function CombinedValues({ field, texts, onChange }: CombinedValuesProps) {
  const { definition } = field;
  switch (definition.kind) {
    case 'image':
    case 'media':
      return <FileValues {...{ field, texts, onChange }} />;
    case 'flag':
    case 'choice': {
      const values = definition.kind === 'flag' ? ['yes', 'no'] : definition.options;
      return (
        <fieldset className={styles.choices}>
          <legend className="visually-hidden">Values of {field.name.toLowerCase()}</legend>
          {values.map((value) => (
            <ChoiceValue key={value} {...{ value, texts, onChange }} label={humanizeChoice(value)} />
          ))}
        </fieldset>
      );
    }
    default:
      return <TextValues {...{ field, onChange }} />;
  }
}

function TextValues({ field, onChange }: Pick<CombinedValuesProps, 'field' | 'onChange'>) {
  // What is typed may have empty lines at the moment.
  const [typed, setTyped] = useState('');
  return (
    <textarea
      aria-label={`Values of ${field.name.toLowerCase()}, one per line`}
      placeholder="One per line"
      rows={4}
      dir="auto"
      className={styles.lines}
      value={typed}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        onChange(value.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()])));
      }}
    />
  );
}

function FileValues({ field, texts, onChange }: CombinedValuesProps) {
  const dispatch = useDraftDispatch();
  const files = useFiles();
  const [request, setRequest] = useState<ImageRequest<null> | null>(null);
  const { definition } = field;
  const imageSlot = definition.kind === 'image' ? definition.slot : null;
  const known = files.list(findFieldMedium(field.path));
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">Values of {field.name.toLowerCase()}</legend>
      {known.map(({ handle, name, url }) => (
        <ChoiceValue
          key={handle}
          value={handle}
          label={name}
          {...(imageSlot !== null && { imageUrl: url })}
          {...{ texts, onChange }}
        />
      ))}
      {imageSlot === null ? (
        known.length === 0 && <p className="small-faint">Upload the files in step 1 first.</p>
      ) : (
        <Button
          size="small"
          variant="quiet"
          icon={<Upload />}
          onClick={() => setRequest({ slot: imageSlot, target: null })}
        >
          Upload image…
        </Button>
      )}
      <ImageInput
        request={request}
        onFile={async ({ slot }, file) => {
          const handle = await dispatch(uploadVariantImage(slot, file));
          if (handle !== null) onChange([...texts, handle]);
        }}
      />
    </fieldset>
  );
}

interface ChoiceValueProps extends Omit<CombinedValuesProps, 'field'> {
  value: string;
  label: string;
  imageUrl?: string;
}

function ChoiceValue({ value, label, imageUrl, texts, onChange }: ChoiceValueProps) {
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        checked={texts.includes(value)}
        onChange={({ currentTarget }) =>
          onChange(currentTarget.checked ? [...texts, value] : texts.filter((text) => text !== value))
        }
      />
      {imageUrl !== undefined && <img src={imageUrl} alt="" className={styles.image} />}
      <span className="ellipsis type-small">{label}</span>
    </label>
  );
}
