import { Redo2, Undo2 } from 'lucide-react';
import { useDraftSelector } from '../../ad-draft/draft-root.ts';
import { selectRedoName, selectUndoName } from '../../ad-draft/history/undo-edit.ts';
import { shortcuts } from '../../lib/keyboard/shortcuts.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { useHistoryKeys } from './use-history-keys.ts';
import { useHistory } from './use-history.ts';

/** Undo and redo buttons. Each has a hint with the name of its step. Their shortcuts work while they are shown. */
export function HistoryButtons() {
  const { undo, redo } = useHistory();
  useHistoryKeys({ undo, redo });
  const undoable = useDraftSelector(selectUndoName);
  const redoable = useDraftSelector(selectRedoName);
  return (
    <>
      <IconButton
        label="Undo"
        caption="Undo"
        hint={undoable === null ? 'Nothing to undo' : `Undo: ${undoable}`}
        icon={<Undo2 />}
        shortcut={shortcuts.undo.keys[0]}
        disabled={undoable === null}
        onClick={undo}
      />
      <IconButton
        label="Redo"
        caption="Redo"
        hint={redoable === null ? 'Nothing to redo' : `Redo: ${redoable}`}
        icon={<Redo2 />}
        shortcut={shortcuts.redo.keys[0]}
        disabled={redoable === null}
        onClick={redo}
      />
    </>
  );
}
