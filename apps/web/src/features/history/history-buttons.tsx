import { Redo2, Undo2 } from 'lucide-react';
import { useDraftSelector } from '../../ad-draft/draft-root.ts';
import { redoableName, undoableName } from '../../ad-draft/undo-edit.ts';
import { shortcuts } from '../../lib/shortcuts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './history-buttons.module.css';
import { useHistoryKeys } from './use-history-keys.ts';
import { useHistory } from './use-history.ts';

/** Undo and redo, each with a hint of the step that it is about; their keys work while they are shown. */
export function HistoryButtons() {
  const { undo, redo } = useHistory();
  useHistoryKeys({ undo, redo });
  const undoable = useDraftSelector(undoableName);
  const redoable = useDraftSelector(redoableName);
  // Not `disabled`: a button that is pressed until nothing is left must keep the focus, and with it the keys.
  return (
    <>
      <IconButton
        label="Undo"
        hint={undoable === null ? 'Nothing to undo' : `Undo: ${undoable}`}
        icon={<Undo2 />}
        shortcut={shortcuts.undo.keys[0]}
        aria-disabled={undoable === null}
        className={styles.button}
        onClick={undo}
      />
      <IconButton
        label="Redo"
        hint={redoable === null ? 'Nothing to redo' : `Redo: ${redoable}`}
        icon={<Redo2 />}
        shortcut={shortcuts.redo.keys[0]}
        aria-disabled={redoable === null}
        className={styles.button}
        onClick={redo}
      />
    </>
  );
}
