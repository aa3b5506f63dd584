import type { AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import { timings } from '@spinreel/config-schema/limits/timings';
import { showToast } from '../../ui/feedback/toasts.ts';
import { adReplaced } from '../ad-draft-slice.ts';
import type { DraftThunk } from '../draft-root.ts';
import { undoIfNewest } from './undo-edit.ts';

/** The name of a step in the undo history, and the message that says what was done. */
export interface NamedStep {
  name: string;
  text: string;
}

/** Changes the draft's document as one step, and offers to undo it. `change` returns the new document. */
export function replaceDocument(
  change: (document: AdDocument) => AdDocument,
  { name, text }: NamedStep,
): DraftThunk<void> {
  return (dispatch, getState, { now }) => {
    const { document, history: before } = getState().adDraft;
    dispatch(adReplaced({ document: change(document), name, at: now().toISOString() }));
    const { history } = getState().adDraft;
    const step = history.done.at(-1);
    showToast({
      id: 'replaced-document',
      text,
      durationMs: timings.undoOfferMs,
      // A document that equals the draft's adds no step.
      ...(step !== undefined &&
        history !== before && {
          action: { label: 'Undo', onClick: () => dispatch(undoIfNewest(step)) },
        }),
    });
  };
}
