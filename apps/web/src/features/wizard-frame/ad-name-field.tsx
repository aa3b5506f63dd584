import { defaults } from '@spinreel/config-schema/defaults';
import { textLimits } from '@spinreel/config-schema/limits';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { adChanged } from '../../ad-draft/ad-draft-slice.ts';
import { useDraftDispatch, useDraftSelector } from '../../ad-draft/draft-root.ts';
import styles from './ad-name-field.module.css';

/**
 * The ad's name, which can be changed in place. Enter keeps what was typed, Escape brings back the name from
 * before; an empty name falls back to the default when it is left.
 */
export function AdNameField() {
  const dispatch = useDraftDispatch();
  const name = useDraftSelector((state) => state.adDraft.config.name ?? defaults.name);
  const nameBeforeRef = useRef(name);
  return (
    <input
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
        // Keys that choose among suggestions for what is typed are not for the field.
        if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
        // At once: leaving the field looks at what stands in it.
        if (event.key === 'Escape') flushSync(() => dispatch(adChanged({ name: nameBeforeRef.current })));
        event.currentTarget.blur();
      }}
    />
  );
}
