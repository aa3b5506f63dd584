import type { FieldId } from '@spinreel/config-schema/ad/field-id';
import { textLimits } from '@spinreel/config-schema/limits/limits';
import type { Problem } from '@spinreel/config-schema/problems/problem';
import { useState } from 'react';
import { TextField } from '../../../ui/fields/text/text-field.tsx';
import { describeInStep } from '../describe-in-step.ts';
import styles from './store-url-fields.module.css';

interface StoreUrlFieldProps {
  field: FieldId;
  label: string;
  value: string;
  placeholder: string;
  /** Shown until the URL is valid. */
  hint: string;
  problem: Problem | null;
  onChange: (url: string) => void;
}

/** A field for a store URL. Shows a valid URL as a link, and a problem once the field has lost the focus. */
export function StoreUrlField({ field, value, hint, problem, onChange, ...rest }: StoreUrlFieldProps) {
  const [isLeft, setIsLeft] = useState(true);
  const isValid = value !== '' && problem === null;
  return (
    <TextField
      {...rest}
      field={field}
      type="url"
      inputMode="url"
      value={value}
      maxLength={textLimits.storeUrl}
      hint={isValid ? <StoreUrlLink url={value} /> : hint}
      problem={isLeft ? describeInStep(problem) : null}
      onFocus={() => setIsLeft(problem !== null)}
      onBlur={() => setIsLeft(true)}
      onValueChange={(url) => onChange(url.trim())}
    />
  );
}

/** The full URL as a link to check it. */
function StoreUrlLink({ url }: { url: string }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={styles.link}>
      {url}
    </a>
  );
}
