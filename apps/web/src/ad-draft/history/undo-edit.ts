import { assetSlots, type AssetSlot } from '@spinreel/config-schema/options/asset-slots';
import { historyTravelled } from '../ad-draft-slice.ts';
import type { DocumentEdit } from './list-edits.ts';
import type { DraftRoot, DraftThunk } from '../draft-root.ts';
import { travelTo, type EditStep } from './edit-history.ts';
import { stopUpload } from '../uploads/upload-attempts.ts';
import { changeVideoCut } from '../video-cut/change-video-cut.ts';
import { isCutField } from '../video-cut/select-video.ts';
import { uploadForgotten } from '../uploads/uploads-slice.ts';

/** Undoes the newest step. Returns its name; null if there was nothing to undo. */
export function undoEdit(): DraftThunk<string | null> {
  return (dispatch, getState) => {
    const { done } = getState().adDraft.history;
    dispatch(goToStep(done.length - 1));
    return done.at(-1)?.name ?? null;
  };
}

/** Undoes a step if no other step followed it. */
export function undoIfNewest({ name, changedAt }: EditStep): DraftThunk<void> {
  return (dispatch, getState) => {
    const newest = getState().adDraft.history.done.at(-1);
    if (newest?.name === name && newest.changedAt === changedAt) dispatch(undoEdit());
  };
}

/** Redoes the step that was undone last. Returns its name; null if there was none. */
export function redoEdit(): DraftThunk<string | null> {
  return (dispatch, getState) => {
    const { done, undone } = getState().adDraft.history;
    dispatch(goToStep(done.length + 1));
    return undone.at(-1)?.name ?? null;
  };
}

/** Undoes or redoes steps until `doneCount` are done. No step is lost. */
export function goToStep(doneCount: number): DraftThunk<void> {
  return (dispatch, getState, { now }) => {
    const { history, ad } = getState().adDraft;
    const { edits } = travelTo(history, ad, doneCount);
    if (edits.length === 0) return;
    dispatch(settleUploads(edits));
    dispatch(historyTravelled({ doneCount, at: now().toISOString() }));
    dispatch(followCut(edits));
  };
}

/** Returns the name of the step that Undo would undo, or null if there is nothing to undo. */
export function selectUndoName({ adDraft }: DraftRoot): string | null {
  return adDraft.history.done.at(-1)?.name ?? null;
}

/** Returns the name of the step that Redo would redo, or null if there is nothing to redo. */
export function selectRedoName({ adDraft }: DraftRoot): string | null {
  return adDraft.history.undone.at(-1)?.name ?? null;
}

/** Stops uploads to slots that the edits change, and clears their messages. */
function settleUploads(edits: readonly DocumentEdit[]): DraftThunk<void> {
  return (dispatch) => {
    for (const slot of (Object.keys(assetSlots) as AssetSlot[]).filter((each) => isTouched(each, edits))) {
      dispatch(stopUpload(slot));
      dispatch(uploadForgotten(slot));
    }
  };
}

/** Has the server crop the video again if the edits change its crop. */
function followCut(edits: readonly DocumentEdit[]): DraftThunk<void> {
  return (dispatch) => {
    if (edits.some(({ path: [, slot, field] }) => slot === 'gameplayVideo' && isCutField(field ?? '')))
      void dispatch(changeVideoCut({}));
  };
}

function isTouched(slot: AssetSlot, edits: readonly DocumentEdit[]): boolean {
  return edits.some(({ path }) => `${path.join('.')}.`.startsWith(`${assetSlots[slot].field}.`));
}
