import { accessNoteMessages } from '@spinreel/config-schema/messages/access-note-messages';
import { site } from '../../config/site.ts';
import { useAccessGate } from './access-gate-context.ts';
import styles from './access-note.module.css';

/** Explains what is free and how to get the password. Renders nothing for unlocked sessions. */
export function AccessNote() {
  const { isUnlocked } = useAccessGate();
  if (isUnlocked) return null;
  return (
    <p className={styles.note}>
      {site.accessNote} {accessNoteMessages.noPasswordYet}{' '}
      <a href={site.contactUrl}>{accessNoteMessages.requestAccess}</a>
    </p>
  );
}
