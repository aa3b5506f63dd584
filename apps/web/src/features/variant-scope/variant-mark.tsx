import type { FieldId } from '@spinreel/config-schema/ad/field-id';
import { findOrigin, type FieldOrigin } from '@spinreel/variants/resolve/find-origin';
import { nameField } from '@spinreel/variants/compare/describe-difference';
import { Check, RotateCcw } from 'lucide-react';
import { useDraftDispatch, useDraftSelector } from '../../ad-draft/draft-root.ts';
import { confirmTranslation } from '../../ad-draft/variants/confirm-translation.ts';
import { resetVariantField } from '../../ad-draft/variants/reset-variant-field.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import styles from './variant-mark.module.css';

const words: Readonly<Record<Exclude<FieldOrigin, 'inherited'>, string>> = {
  own: 'Changed here',
  translated: 'Translated',
  unconfirmed: 'Not confirmed',
  untranslated: 'Not translated',
};

/** Whether the variant that the wizard shows changes a field or translates it, with a button that takes it back. */
export function VariantMark({ field }: { field: FieldId }) {
  const dispatch = useDraftDispatch();
  const origin = useDraftSelector(({ adDraft: { ad, scope } }) =>
    scope === null ? 'inherited' : findOrigin(ad, { key: scope, path: field }),
  );
  if (origin === 'inherited') return null;
  const name = nameField(field);
  return (
    <span className={styles.mark} data-origin={origin}>
      <span className={styles.dot} aria-hidden="true" />
      {words[origin]}
      {origin === 'unconfirmed' && (
        <IconButton
          label={`Accept the translation: ${name}`}
          icon={<Check />}
          className={styles.button}
          onClick={() => dispatch(confirmTranslation(field))}
        />
      )}
      {origin !== 'untranslated' && (
        <IconButton
          label={`${origin === 'own' ? 'Reset' : 'Remove the translation'}: ${name}`}
          icon={<RotateCcw />}
          className={styles.button}
          onClick={() => dispatch(resetVariantField(field))}
        />
      )}
    </span>
  );
}
