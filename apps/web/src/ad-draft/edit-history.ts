import type { AdConfig } from '@spinreel/config-schema/ad-config';
import { undoLimits } from '@spinreel/config-schema/limits';
import { timings } from '@spinreel/config-schema/timings';
import { editsBetween, withEdits, type ConfigEdit } from './config-edits.ts';
import { editName } from './edit-names.ts';

/** One thing that the marketer did, which is undone as a whole. */
export interface EditStep {
  /** As a thing to do: 'move spin button'. */
  name: string;
  edits: ConfigEdit[];
  /** The drag to which it belongs; null for all else. */
  gesture: string | null;
  /** The press of the pointer during which it was made; null for all else. */
  press: string | null;
  /** ISO 8601, of its last change. */
  changedAt: string;
  /** Whether it was undone once: nothing that happens later belongs to it. */
  isWhole?: boolean;
}

/** What can be undone and done again; the newest stands last in both. */
export interface EditHistory {
  done: EditStep[];
  undone: EditStep[];
}

/** A change of the draft, as the history is told of it. */
export interface RecordedChange {
  before: AdConfig;
  after: AdConfig;
  /** ISO 8601. */
  at: string;
  gesture?: string | undefined;
  press?: string | undefined;
  /** What the server made of an earlier change, such as a new cut: part of that step. */
  isConsequence?: boolean | undefined;
  /** In place of the name that the fields give. */
  name?: string | undefined;
}

export const emptyHistory: EditHistory = { done: [], undone: [] };

/**
 * The history after a change. A drag is one step, and so is typing in one field until it rests or another is changed, and
 * pulling a slider until it is let go;
 * anything new ends what could be done again. The oldest steps make room (`undoLimits.maxSteps`).
 */
export function recordChange(history: EditHistory, change: RecordedChange): EditHistory {
  const edits = editsBetween(change.before, change.after);
  if (edits.length === 0) return history;
  if (change.isConsequence === true || edits.every(isMadeByServer)) return foldedIn(history, change, edits);
  // What has a name of its own is a step of its own.
  const mayJoin = history.undone.length === 0 && change.name === undefined;
  const last = mayJoin ? history.done.at(-1) : undefined;
  const step = stepOf(change, edits);
  if (last === undefined) return { done: kept([...history.done, step]), undone: [] };
  if (isTakenBack(last, edits)) return { done: history.done.slice(0, -1), undone: [] };
  if (!isContinued(last, step)) return { done: kept([...history.done, step]), undone: [] };
  const whole = editsBetween(withEdits(change.before, last.edits, 'before'), change.after);
  const others = history.done.slice(0, -1);
  return { done: whole.length === 0 ? others : [...others, stepOf(change, whole)], undone: [] };
}

/** The history and the config after the newest step was undone; null when there is none. */
export function undoStep(history: EditHistory, config: AdConfig) {
  const step = history.done.at(-1);
  if (step === undefined) return null;
  return {
    config: withEdits(config, step.edits, 'before'),
    history: { done: history.done.slice(0, -1), undone: [...history.undone, { ...step, isWhole: true }] },
  };
}

/** The history and the config after the step that was undone last was done again; null when there is none. */
export function redoStep(history: EditHistory, config: AdConfig) {
  const step = history.undone.at(-1);
  if (step === undefined) return null;
  return {
    config: withEdits(config, step.edits, 'after'),
    history: { done: [...history.done, step], undone: history.undone.slice(0, -1) },
  };
}

/** The history and the config with as many steps done as `doneCount` says, and the edits on the way there. */
export function travelTo(
  history: EditHistory,
  config: AdConfig,
  doneCount: number,
): { history: EditHistory; config: AdConfig; edits: ConfigEdit[] } {
  let reached = { history, config };
  const edits: ConfigEdit[] = [];
  for (;;) {
    const { done, undone } = reached.history;
    const isBack = done.length > doneCount;
    const step = isBack ? done.at(-1) : undone.at(-1);
    const next = isBack
      ? undoStep(reached.history, reached.config)
      : redoStep(reached.history, reached.config);
    if (done.length === doneCount || step === undefined || next === null) return { ...reached, edits };
    edits.push(...step.edits);
    reached = next;
  }
}

function stepOf({ at, gesture, press, name }: RecordedChange, edits: ConfigEdit[]): EditStep {
  return {
    name: name ?? editName(edits),
    edits,
    gesture: gesture ?? null,
    press: press ?? null,
    changedAt: at,
  };
}

function kept(steps: EditStep[]): EditStep[] {
  return steps.slice(-undoLimits.maxSteps);
}

function isContinued(last: EditStep, next: EditStep): boolean {
  if (last.isWhole === true) return false;
  if (last.gesture !== null || next.gesture !== null) return last.gesture === next.gesture;
  if (!next.edits.every(isGradual) || placesOf(last.edits) !== placesOf(next.edits)) return false;
  if (next.press !== null && last.press === next.press) return true;
  const quietMs = Date.parse(next.changedAt) - Date.parse(last.changedAt);
  return quietMs < timings.undoQuietMs;
}

/** Whether it is the kind of value that is reached little by little: a text, a number. */
function isGradual({ before, after }: ConfigEdit): boolean {
  return [before, after].every((value) => typeof value === 'string' || typeof value === 'number');
}

/** Whether a text was typed, or undone in its own field, back to what it was: as if the step had never been. */
function isTakenBack(last: EditStep, edits: readonly ConfigEdit[]): boolean {
  const [edit, ...others] = edits;
  const [lastEdit] = last.edits;
  return (
    edit !== undefined &&
    others.length === 0 &&
    typeof edit.after === 'string' &&
    placesOf(last.edits) === placesOf(edits) &&
    edit.after === lastEdit?.before
  );
}

function placesOf(edits: readonly ConfigEdit[]): string {
  return edits.map(({ path }) => path.join('.')).join(' ');
}

/** The addresses of a video's cut: they follow from its other settings. */
function isMadeByServer({ path }: ConfigEdit): boolean {
  const field = path.join('.');
  return field === 'assets.gameplayVideo.processedUrl' || field === 'assets.gameplayVideo.preview';
}

/** Adds what followed from a step to it, so that undoing it takes both back. */
function foldedIn(history: EditHistory, change: RecordedChange, edits: ConfigEdit[]): EditHistory {
  const parent = history.done.findLastIndex((step) => step.edits.some((edit) => isSamePart(edit, edits)));
  const step = history.done[parent];
  if (step === undefined) return history;
  const whole = editsBetween(withEdits(change.before, step.edits, 'before'), change.after);
  return { ...history, done: history.done.with(parent, { ...step, edits: whole }) };
}

function isSamePart({ path }: ConfigEdit, edits: readonly ConfigEdit[]): boolean {
  return edits.some((edit) => edit.path[0] === path[0] && edit.path[1] === path[1]);
}
