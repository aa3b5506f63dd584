import type { Compliance } from '@spinreel/config-schema/compliance/compliance';
import type { ConfigChange } from '@spinreel/config-schema/ad/merge-config';
import { timings } from '@spinreel/config-schema/limits/timings';
import { adChanged, adReplaced } from '../../ad-draft/ad-draft-slice.ts';
import { type DraftThunk, useDraftDispatch, useDraftSelector } from '../../ad-draft/draft-root.ts';
import { undoIfNewest } from '../../ad-draft/history/undo-edit.ts';
import { showToast } from '../../ui/feedback/toasts.ts';

const nothing: Compliance = {};

/** Returns the compliance settings of the draft, and functions that change them. */
export function useCompliance() {
  const dispatch = useDraftDispatch();
  const compliance = useDraftSelector(({ adDraft }) => adDraft.document.compliance ?? nothing);
  return {
    compliance,
    changeCompliance: (change: ConfigChange<Compliance>) => dispatch(adChanged({ compliance: change })),
    /** Replaces all settings as one step with this name, and offers to undo it. */
    replaceCompliance: (next: Compliance, step: { name: string; text: string }) =>
      dispatch(replaceCompliance(next, step)),
  };
}

function replaceCompliance(
  compliance: Compliance,
  { name, text }: { name: string; text: string },
): DraftThunk<void> {
  return (dispatch, getState, { now }) => {
    const { document, history: before } = getState().adDraft;
    dispatch(adReplaced({ document: { ...document, compliance }, name, at: now().toISOString() }));
    const { history } = getState().adDraft;
    const step = history.done.at(-1);
    showToast({
      id: 'compliance',
      text,
      durationMs: timings.undoOfferMs,
      // Settings that equal the draft's add no step.
      ...(step !== undefined &&
        history !== before && {
          action: { label: 'Undo', onClick: () => dispatch(undoIfNewest(step)) },
        }),
    });
  };
}
