import { defaults } from '@spinreel/config-schema/defaults';
import { textLimits } from '@spinreel/config-schema/limits';
import { adChanged } from '../../ad-draft/ad-draft-slice.ts';
import { useDraftDispatch, useDraftSelector } from '../../ad-draft/draft-root.ts';
import styles from './ad-name-field.module.css';

/** The ad's name, which can be changed in place. An empty name falls back to the default when it is left. */
export function AdNameField() {
  const dispatch = useDraftDispatch();
  const name = useDraftSelector((state) => state.adDraft.config.name ?? defaults.name);
  return (
    <input
      type="text"
      aria-label="Ad name"
      value={name}
      maxLength={textLimits.adName}
      spellCheck={false}
      className={styles.input}
      onChange={(event) => dispatch(adChanged({ name: event.currentTarget.value }))}
      onBlur={() => {
        if (name.trim() === '') dispatch(adChanged({ name: defaults.name }));
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
      }}
    />
  );
}
