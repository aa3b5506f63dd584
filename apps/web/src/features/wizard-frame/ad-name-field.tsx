import { defaults } from '@spinreel/config-schema/ad/defaults';
import type { FieldId } from '@spinreel/config-schema/ad/field-id';
import { textLimits } from '@spinreel/config-schema/limits/limits';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { adChanged } from '../../ad-draft/ad-draft-slice.ts';
import { useDraftDispatch, useDraftSelector } from '../../ad-draft/draft-root.ts';
import styles from './ad-name-field.module.css';

/**
 * The ad's name, editable in place. Enter saves it, Escape restores the previous name. An empty name becomes the
 * default name when the field loses focus.
 */
export function AdNameField() {
  const dispatch = useDraftDispatch();
  const name = useDraftSelector((state) => state.adDraft.document.name ?? defaults.name);
  const nameBeforeRef = useRef(name);
  return (
    <input
      id={'name' satisfies FieldId}
      type="text"
      aria-label="Ad name"
      value={name}
      maxLength={textLimits.adName}
      spellCheck={false}
      className={styles.input}
      onChange={(event) => dispatch(adChanged({ name: event.currentTarget.value }))}
      onFocus={() => {
        nameBeforeRef.current = name;
      }}
      onBlur={(event) => {
        if (event.currentTarget.value.trim() === '') dispatch(adChanged({ name: defaults.name }));
      }}
      onKeyDown={(event) => {
        // Keys pressed during IME composition select suggestions and do not belong to the field.
        if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
        // Synchronously, because the blur handler reads the field.
        if (event.key === 'Escape') flushSync(() => dispatch(adChanged({ name: nameBeforeRef.current })));
        event.currentTarget.blur();
      }}
    />
  );
}
