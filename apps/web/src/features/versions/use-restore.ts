import type { AdVersionLine } from '@spinreel/api-contract/list-versions';
import { timings } from '@spinreel/config-schema/timings';
import { useState } from 'react';
import { useDraftDispatch, type DraftThunk } from '../../ad-draft/draft-root.ts';
import type { EditStep } from '../../ad-draft/edit-history.ts';
import { restoreVersion } from '../../ad-draft/keep-version.ts';
import { goToStep } from '../../ad-draft/undo-edit.ts';
import { showToast } from '../../ui/toasts.ts';
import { versionLabel } from './version-label.ts';

/** Puts a kept version in the draft's place, which can be taken back beside the words that say so. */
export function useRestore(onRestored: () => void) {
  const dispatch = useDraftDispatch();
  const [problem, setProblem] = useState<string | null>(null);
  const restore = async (line: AdVersionLine) => {
    const label = versionLabel(line);
    const stepsBefore = dispatch(doneSteps());
    const failed = await dispatch(restoreVersion({ version: line.version, label }));
    setProblem(failed);
    if (failed !== null) return;
    const step = dispatch(doneSteps()).at(-1);
    onRestored();
    showToast({
      id: 'history',
      text: `Restored ${label}`,
      // A version that is what the draft was makes no step.
      ...(step === undefined || stepsBefore.includes(step)
        ? {}
        : { action: { label: 'Undo', onClick: () => dispatch(undoRestore(step)) } }),
      durationMs: timings.undoOfferMs,
    });
  };
  return { problem, restore: (line: AdVersionLine) => void restore(line) };
}

function doneSteps(): DraftThunk<readonly EditStep[]> {
  return (_dispatch, getState) => getState().adDraft.history.done;
}

/** Goes back to before a step, which later ones may have followed; they can be made again. Nothing if it is undone. */
function undoRestore({ name, changedAt }: EditStep): DraftThunk<void> {
  return (dispatch) => {
    // Not known by its place, for the oldest steps make room; nor by its identity, for a new cut of the video joins it.
    const index = dispatch(doneSteps()).findLastIndex(
      (step) => step.name === name && step.changedAt === changedAt,
    );
    if (index !== -1) dispatch(goToStep(index));
  };
}
