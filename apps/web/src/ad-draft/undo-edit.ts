import { assetSlots, type AssetSlot } from '@spinreel/config-schema/asset-slots';
import { adRedone, adUndone } from './ad-draft-slice.ts';
import type { ConfigEdit } from './config-edits.ts';
import type { DraftRoot, DraftThunk } from './draft-root.ts';
import { stopUpload } from './upload-attempts.ts';
import { changeVideoCut } from './change-video-cut.ts';
import { uploadForgotten } from './uploads-slice.ts';

/** Takes the newest step back. Returns its name, null when there was nothing to undo. */
export function undoEdit(): DraftThunk<string | null> {
  return (dispatch, getState, { now }) => {
    const step = getState().adDraft.history.done.at(-1);
    if (step === undefined) return null;
    dispatch(settleUploads(step.edits));
    dispatch(adUndone({ at: now().toISOString() }));
    dispatch(followCut(step.edits));
    return step.name;
  };
}

/** Makes the step again that was undone last. Returns its name, null when there was none. */
export function redoEdit(): DraftThunk<string | null> {
  return (dispatch, getState, { now }) => {
    const step = getState().adDraft.history.undone.at(-1);
    if (step === undefined) return null;
    dispatch(settleUploads(step.edits));
    dispatch(adRedone({ at: now().toISOString() }));
    dispatch(followCut(step.edits));
    return step.name;
  };
}

/** The step that would be undone, in words; null for none. */
export function undoableName({ adDraft }: DraftRoot): string | null {
  return adDraft.history.done.at(-1)?.name ?? null;
}

/** The step that would be made again, in words; null for none. */
export function redoableName({ adDraft }: DraftRoot): string | null {
  return adDraft.history.undone.at(-1)?.name ?? null;
}

/** An upload to a place that now changes by itself is over, and so is what was said about the last one. */
function settleUploads(edits: readonly ConfigEdit[]): DraftThunk<void> {
  return (dispatch) => {
    for (const slot of (Object.keys(assetSlots) as AssetSlot[]).filter((each) => isTouched(each, edits))) {
      dispatch(stopUpload(slot));
      dispatch(uploadForgotten(slot));
    }
  };
}

/** The shown video follows its settings: the server makes the cut that they ask for, or still has it. */
function followCut(edits: readonly ConfigEdit[]): DraftThunk<void> {
  return (dispatch) => {
    if (edits.some(({ path }) => cutPaths.has(path.join('.')))) void dispatch(changeVideoCut({}));
  };
}

const cutPaths: ReadonlySet<string> = new Set(
  ['splitScreen', 'zoom', 'zoomX', 'zoomY'].map((field) => `assets.gameplayVideo.${field}`),
);

function isTouched(slot: AssetSlot, edits: readonly ConfigEdit[]): boolean {
  const place = slot === 'backgroundImage' ? 'assets.background.customImage' : `assets.${slot}`;
  return edits.some(({ path }) => `${path.join('.')}.`.startsWith(`${place}.`));
}
