import { Redo2, Undo2 } from 'lucide-react';
import { useDraftSelector } from '../../ad-draft/draft-root.ts';
import { redoableName, undoableName } from '../../ad-draft/undo-edit.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './history-buttons.module.css';
import { useHistoryKeys } from './use-history-keys.ts';
import { useHistory } from './use-history.ts';

/** Undo and redo, each named after the step that it is about; their keys work while they are shown. */
export function HistoryButtons() {
  const { undo, redo } = useHistory();
  useHistoryKeys({ undo, redo });
  const undoable = useDraftSelector(undoableName);
  const redoable = useDraftSelector(redoableName);
  // Not `disabled`: a button that is pressed until nothing is left must keep the focus, and with it the keys.
  return (
    <>
      <IconButton
        label={undoable === null ? 'Nothing to undo' : `Undo: ${undoable}`}
        icon={<Undo2 />}
        shortcut={`${modifier}+Z`}
        aria-disabled={undoable === null}
        className={styles.button}
        onClick={undo}
      />
      <IconButton
        label={redoable === null ? 'Nothing to do again' : `Do again: ${redoable}`}
        icon={<Redo2 />}
        shortcut={`${modifier}+Shift+Z`}
        aria-disabled={redoable === null}
        className={styles.button}
        onClick={redo}
      />
    </>
  );
}

const modifier = navigator.userAgent.includes('Mac') ? 'Meta' : 'Control';
