import type { AdVersionLine } from '@spinreel/api-contract/versions';
import { timings } from '@spinreel/config-schema/limits/timings';
import { useState } from 'react';
import { useDraftDispatch, type DraftThunk } from '../../ad-draft/draft-root.ts';
import type { EditStep } from '../../ad-draft/history/edit-history.ts';
import { restoreVersion } from '../../ad-draft/history/keep-version.ts';
import { goToStep } from '../../ad-draft/history/undo-edit.ts';
import { showToast } from '../../ui/feedback/toasts.ts';
import { formatVersionLabel } from './format-version-label.ts';

/** Restores a saved version. The toast that confirms it has an undo action. */
export function useRestore(onRestored: () => void) {
  const dispatch = useDraftDispatch();
  const [problem, setProblem] = useState<string | null>(null);
  const restore = async (line: AdVersionLine) => {
    const label = formatVersionLabel(line);
    const stepsBefore = dispatch(selectDoneSteps());
    const failed = await dispatch(restoreVersion({ version: line.version, label }));
    setProblem(failed);
    if (failed !== null) return;
    const step = dispatch(selectDoneSteps()).at(-1);
    onRestored();
    showToast({
      id: 'history',
      text: `Restored ${label}`,
      // A version that equals the draft adds no step.
      ...(step === undefined || stepsBefore.includes(step)
        ? {}
        : { action: { label: 'Undo', onClick: () => dispatch(undoRestore(step)) } }),
      durationMs: timings.undoOfferMs,
    });
  };
  return { problem, restore: (line: AdVersionLine) => void restore(line) };
}

function selectDoneSteps(): DraftThunk<readonly EditStep[]> {
  return (_dispatch, getState) => getState().adDraft.history.done;
}

/**
 * Returns to the state before a step, even if later steps followed; they can be redone. Does nothing if the step is
 * already undone.
 */
function undoRestore({ name, changedAt }: EditStep): DraftThunk<void> {
  return (dispatch) => {
    // The index is not stable, because the oldest steps are dropped.
    const index = dispatch(selectDoneSteps()).findLastIndex(
      (step) => step.name === name && step.changedAt === changedAt,
    );
    if (index !== -1) dispatch(goToStep(index));
  };
}
