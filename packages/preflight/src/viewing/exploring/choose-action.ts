import type { Page } from 'playwright-core';
import { findActions, type Action, type Situation } from './find-actions.ts';
import { findTargets, readLabels } from './find-targets.ts';

/** Places closer than this are the same place, in CSS pixels. */
const samePlacePx = 20;

/** After so many reactions, the viewer has played enough and looks for the store. */
const enoughReactions = 6;

/** Whether the text of a button promises the store. It only decides what is tapped first, so other languages may miss. */
export function isStoreLabel(label: string): boolean {
  return /\b(?:install|download|get|claim|collect|store|free|app)\b/i.test(label);
}

/** Chooses what a viewer does next; null if everything has been tried. Buttons that lead to the store come late. */
export async function chooseAction(options: {
  page: Page;
  situation: Omit<Situation, 'targets'>;
  tried: readonly Action[];
  reactionCount: number;
  /** Whether everything has been tried once without an effect. Then only the most promising is tried again. */
  isSecondPass: boolean;
}): Promise<Action | null> {
  const { page, situation, tried, reactionCount, isSecondPass } = options;
  const targets = await page.evaluate(findTargets);
  const { promising, remaining } = findActions({ ...situation, targets });
  const isFresh = (action: Action) => !tried.some((other) => isSame(action, other));
  const labels = await page.evaluate(
    readLabels,
    promising.map(({ at }) => at),
  );
  const named = promising
    .map((action, index): Action =>
      action.kind === 'tap' ? { ...action, label: labels[index] ?? '' } : action,
    )
    .filter(isFresh);
  const isOfStore = (action: Action) => action.kind === 'tap' && isStoreLabel(action.label);
  const [store, game] = [named.filter(isOfStore), named.filter((action) => !isOfStore(action))];
  const ordered = reactionCount < enoughReactions ? [...game, ...store] : [...store, ...game];
  return ordered[0] ?? (isSecondPass ? undefined : remaining.find(isFresh)) ?? null;
}

function isSame(a: Action, b: Action): boolean {
  const isNear = Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y) < samePlacePx;
  if (a.kind === 'tap' || b.kind === 'tap') return isNear && a.kind === b.kind;
  return isNear && Math.hypot(a.to.x - b.to.x, a.to.y - b.to.y) < samePlacePx;
}
