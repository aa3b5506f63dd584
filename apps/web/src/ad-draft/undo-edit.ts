import { assetSlots, type AssetSlot } from '@spinreel/config-schema/asset-slots';
import { historyTravelled } from './ad-draft-slice.ts';
import type { ConfigEdit } from './config-edits.ts';
import type { DraftRoot, DraftThunk } from './draft-root.ts';
import { travelTo } from './edit-history.ts';
import { stopUpload } from './upload-attempts.ts';
import { changeVideoCut } from './change-video-cut.ts';
import { uploadForgotten } from './uploads-slice.ts';

/** Takes the newest step back. Returns its name, null when there was nothing to undo. */
export function undoEdit(): DraftThunk<string | null> {
  return (dispatch, getState) => {
    const { done } = getState().adDraft.history;
    dispatch(goToStep(done.length - 1));
    return done.at(-1)?.name ?? null;
  };
}

/** Makes the step again that was undone last. Returns its name, null when there was none. */
export function redoEdit(): DraftThunk<string | null> {
  return (dispatch, getState) => {
    const { done, undone } = getState().adDraft.history;
    dispatch(goToStep(done.length + 1));
    return undone.at(-1)?.name ?? null;
  };
}

/** Takes steps back, or makes undone ones again, until `doneCount` are done. Nothing of them is lost. */
export function goToStep(doneCount: number): DraftThunk<void> {
  return (dispatch, getState, { now }) => {
    const { history, config } = getState().adDraft;
    const { edits } = travelTo(history, config, doneCount);
    if (edits.length === 0) return;
    dispatch(settleUploads(edits));
    dispatch(historyTravelled({ doneCount, at: now().toISOString() }));
    dispatch(followCut(edits));
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
