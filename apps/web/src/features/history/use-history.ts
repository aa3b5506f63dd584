import { timings } from '@spinreel/config-schema/limits/timings';
import { useMemo } from 'react';
import { useDraftDispatch } from '../../ad-draft/draft-root.ts';
import { redoEdit, undoEdit } from '../../ad-draft/history/undo-edit.ts';
import { showToast } from '../../ui/feedback/toasts.ts';

/** Undo and redo, each confirmed by a toast. */
export interface HistoryActions {
  undo: () => void;
  redo: () => void;
}

/** Returns functions to undo and redo changes of the draft. */
export function useHistory(): HistoryActions {
  const dispatch = useDraftDispatch();
  return useMemo(
    () => ({
      undo: () => showHistoryToast('Undid', dispatch(undoEdit())),
      redo: () => showHistoryToast('Redid', dispatch(redoEdit())),
    }),
    [dispatch],
  );
}

function showHistoryToast(what: string, name: string | null): void {
  if (name !== null) showToast({ id: 'history', text: `${what}: ${name}`, durationMs: timings.undoneNoteMs });
}
