import type { PseudoLanguageId } from '@spinreel/config-schema/languages/pseudo-language';
import type { PlacementScreen } from '@spinreel/config-schema/options/options';
import type { FitStageShape } from './fit-shapes.ts';
import type { AdTextId } from './fitted-text.ts';
import { compareFits, type TextFit } from './summarize-text-fit.ts';

/** A text that people look at on the stage, because they have selected it in the list. */
export interface ShownText {
  readonly id: AdTextId;
  readonly screen: PlacementScreen;
  /** Null if the stage has no such shape, so that it keeps its own. */
  readonly shape: FitStageShape | null;
  /** Null is the language of the ad. */
  readonly language: PseudoLanguageId | null;
}

/**
 * Returns where the stage shows a text when its row is opened: the screen and shape with the worst problem that the stage can
 * show. A text without problems is shown in the stage's own shape.
 */
export function findShownText({ id, shapes }: TextFit, language: ShownText['language']): ShownText | null {
  const sorted = shapes.toSorted(compareFits);
  const worst = sorted.find(({ shape, problems }) => shape.stageShape !== null && problems.length > 0);
  const screen = (worst ?? sorted[0])?.screen;
  if (screen === undefined) return null;
  return { id, screen, shape: worst?.shape.stageShape ?? null, language };
}
