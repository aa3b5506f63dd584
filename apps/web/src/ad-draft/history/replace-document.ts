import type { UnknownAction } from '@reduxjs/toolkit';
import type { AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import { timings } from '@spinreel/config-schema/limits/timings';
import { showToast } from '../../ui/feedback/toasts.ts';
import { documentReplaced } from '../ad-draft-slice.ts';
import type { DraftThunk } from '../draft-root.ts';
import { changeWholeAd } from '../variants/change-whole-ad.ts';
import { undoIfNewest } from './undo-edit.ts';

/** The name of a step in the undo history, and the message that says what was done. */
export interface NamedStep {
  name: string;
  text: string;
}

/**
 * Changes the variant that the wizard shows as one step, and offers to undo it. `change` returns the new content of the
 * variant.
 */
export function replaceDocument(
  change: (document: AdDocument) => AdDocument,
  step: NamedStep,
): DraftThunk<void> {
  return (dispatch, getState, { now }) => {
    const document = change(getState().adDraft.document);
    const replacement = documentReplaced({ document, name: step.name, at: now().toISOString() });
    dispatch(offerUndo(replacement, () => step.text));
  };
}

/** Changes the whole ad, with its variants, as one step, and offers to undo it. `change` returns the new ad. */
export function replaceAd(change: (ad: AdDocument) => AdDocument, step: NamedStep): DraftThunk<void> {
  return offerUndo(changeWholeAd(change, step.name), () => step.text);
}

/** Makes a change, says what was done, and offers to undo it. `describe` returns null if nothing needs to be said. */
export function offerUndo(
  replacement: UnknownAction | DraftThunk<void>,
  describe: () => string | null,
): DraftThunk<void> {
  return (dispatch, getState) => {
    const { history: before } = getState().adDraft;
    dispatch(replacement);
    const text = describe();
    if (text === null) return;
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
