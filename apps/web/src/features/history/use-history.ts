import { timings } from '@spinreel/config-schema/timings';
import { useMemo } from 'react';
import { useDraftDispatch } from '../../ad-draft/draft-root.ts';
import { redoEdit, undoEdit } from '../../ad-draft/undo-edit.ts';
import { showToast } from '../../ui/toasts.ts';

/** Undoing and redoing, each said in a note. */
export interface HistoryActions {
  undo: () => void;
  redo: () => void;
}

/** The draft's history as the person works it. */
export function useHistory(): HistoryActions {
  const dispatch = useDraftDispatch();
  return useMemo(
    () => ({
      undo: () => say('Undid', dispatch(undoEdit())),
      redo: () => say('Redid', dispatch(redoEdit())),
    }),
    [dispatch],
  );
}

function say(what: string, name: string | null): void {
  if (name !== null) showToast({ id: 'history', text: `${what}: ${name}`, durationMs: timings.undoneNoteMs });
}
