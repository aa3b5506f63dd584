import type { AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import { undoLimits } from '@spinreel/config-schema/limits/limits';
import { timings } from '@spinreel/config-schema/limits/timings';
import { listEdits, withEdits, type DocumentEdit } from './list-edits.ts';
import { nameEdits } from './name-edits.ts';

/** One user action, which is undone as a whole. */
export interface EditStep {
  /** The name as a command: 'move spin button'. */
  name: string;
  edits: DocumentEdit[];
  /** The ID of the drag that the step belongs to, or null. */
  gesture: string | null;
  /** The press of the pointer during which the step was made, or null. */
  press: string | null;
  /** ISO 8601, of its last change. */
  changedAt: string;
  /** Whether it was undone once. Later changes are not added to it. */
  isWhole?: boolean;
}

/** The steps that can be undone and redone. The newest is last in both lists. */
export interface EditHistory {
  done: EditStep[];
  undone: EditStep[];
}

/** A change of the draft to record. */
export interface RecordedChange {
  before: AdDocument;
  after: AdDocument;
  /** ISO 8601. */
  at: string;
  gesture?: string | undefined;
  press?: string | undefined;
  /** Whether it completes what was typed in the field, such as by a suggestion. It belongs to the step of the typing. */
  completesTyping?: boolean | undefined;
  /** Overrides the name derived from the fields. */
  name?: string | undefined;
}

export const emptyHistory: EditHistory = { done: [], undone: [] };

/**
 * Returns the history after a change. All changes of one drag are one step. Typing in one field is one step until the
 * typing pauses or another field changes, and includes a suggestion that completes it. Moving a slider is one step until
 * it is released. A new change clears the steps that could be redone. The history contains at most
 * `undoLimits.maxSteps` steps; older ones are dropped.
 */
export function recordChange(history: EditHistory, change: RecordedChange): EditHistory {
  const edits = listEdits(change.before, change.after);
  if (edits.length === 0) return history;
  // A change with its own name is a separate step.
  const mayJoin = history.undone.length === 0 && change.name === undefined;
  const last = mayJoin ? history.done.at(-1) : undefined;
  const step = createStep(change, edits);
  if (last === undefined) return { done: keepNewest([...history.done, step]), undone: [] };
  if (isReverted(last, edits)) return { done: history.done.slice(0, -1), undone: [] };
  if (!isContinued(last, step, change.completesTyping))
    return { done: keepNewest([...history.done, step]), undone: [] };
  const whole = listEdits(withEdits(change.before, last.edits, 'before'), change.after);
  const others = history.done.slice(0, -1);
  return { done: whole.length === 0 ? others : [...others, createStep(change, whole)], undone: [] };
}

/** Returns the history and the document after undoing the newest step, or null if there is nothing to undo. */
export function undoStep(history: EditHistory, document: AdDocument) {
  const step = history.done.at(-1);
  if (step === undefined) return null;
  return {
    document: withEdits(document, step.edits, 'before'),
    history: { done: history.done.slice(0, -1), undone: [...history.undone, { ...step, isWhole: true }] },
  };
}

/**
 * Returns the history and the document after redoing the step that was undone last, or null if there is nothing to redo.
 */
export function redoStep(history: EditHistory, document: AdDocument) {
  const step = history.undone.at(-1);
  if (step === undefined) return null;
  return {
    document: withEdits(document, step.edits, 'after'),
    history: { done: [...history.done, step], undone: history.undone.slice(0, -1) },
  };
}

/** Undoes or redoes until `doneCount` steps are done. Returns the history, the document and the applied edits. */
export function travelTo(
  history: EditHistory,
  document: AdDocument,
  doneCount: number,
): { history: EditHistory; document: AdDocument; edits: DocumentEdit[] } {
  let reached = { history, document };
  const edits: DocumentEdit[] = [];
  for (;;) {
    const { done, undone } = reached.history;
    const isBack = done.length > doneCount;
    const step = isBack ? done.at(-1) : undone.at(-1);
    const next = isBack
      ? undoStep(reached.history, reached.document)
      : redoStep(reached.history, reached.document);
    if (done.length === doneCount || step === undefined || next === null) return { ...reached, edits };
    edits.push(...step.edits);
    reached = next;
  }
}

function createStep({ at, gesture, press, name }: RecordedChange, edits: DocumentEdit[]): EditStep {
  return {
    name: name ?? nameEdits(edits),
    edits,
    gesture: gesture ?? null,
    press: press ?? null,
    changedAt: at,
  };
}

function keepNewest(steps: EditStep[]): EditStep[] {
  return steps.slice(-undoLimits.maxSteps);
}

function isContinued(last: EditStep, next: EditStep, completesTyping = false): boolean {
  if (last.isWhole === true) return false;
  if (last.gesture !== null || next.gesture !== null) return last.gesture === next.gesture;
  if (!next.edits.every(isGradual) || joinPaths(last.edits) !== joinPaths(next.edits)) return false;
  if (completesTyping || (next.press !== null && last.press === next.press)) return true;
  const quietMs = Date.parse(next.changedAt) - Date.parse(last.changedAt);
  return quietMs < timings.undoQuietMs;
}

/** Whether the value changes gradually: a text or a number. */
function isGradual({ before, after }: DocumentEdit): boolean {
  return [before, after].every((value) => typeof value === 'string' || typeof value === 'number');
}

/** Whether a text is the same as before the step, by typing or by the field's own undo. The step is then removed. */
function isReverted(last: EditStep, edits: readonly DocumentEdit[]): boolean {
  const [edit, ...others] = edits;
  const [lastEdit] = last.edits;
  return (
    edit !== undefined &&
    others.length === 0 &&
    typeof edit.after === 'string' &&
    joinPaths(last.edits) === joinPaths(edits) &&
    edit.after === lastEdit?.before
  );
}

function joinPaths(edits: readonly DocumentEdit[]): string {
  return edits.map(({ path }) => path.join('.')).join(' ');
}
