import type { Spin } from '@spinreel/config-schema/ad/video/suggest-cut';
import type { MomentsRecipe } from '../recipes/moments-recipe.ts';
import type { Rest } from './find-rests.ts';
import type { FoundMoment } from './moment.ts';

/**
 * Finds the spins of a clip, in order of time: each movement after a rest. A new scene during the movement is its win, and
 * so is a movement that follows right after the reels have stopped. Reels also count as stopped when the scene changes.
 */
export function findSpins(
  rests: readonly Rest[],
  options: {
    sceneChanges: readonly FoundMoment[];
    frameCount: number;
    frameRate: number;
    recipe: MomentsRecipe['win'];
  },
): Spin[] {
  const { sceneChanges, frameCount, frameRate, recipe } = options;
  const spins: Spin[] = [];
  let isWin = false;
  for (const [index, { frame, movesFromFrame, score }] of rests.entries()) {
    if (movesFromFrame === null) break;
    const next = rests[index + 1];
    const settledSeconds = (next?.settledFrame ?? frameCount) / frameRate;
    const last = spins.at(-1);
    if (isWin && last !== undefined) {
      spins[spins.length - 1] = { ...last, settledSeconds };
      isWin = false;
      continue;
    }
    const scene = sceneChanges.find(
      (change) =>
        change.frame >= movesFromFrame + recipe.leastSpinSeconds * frameRate &&
        change.frame < (next?.settledFrame ?? frameCount),
    );
    const stopFrame = scene?.frame ?? next?.settledFrame ?? null;
    spins.push({
      restSeconds: frame / frameRate,
      stopSeconds: stopFrame === null ? null : stopFrame / frameRate,
      settledSeconds: stopFrame === null ? null : settledSeconds,
      score,
    });
    isWin =
      scene === undefined && next !== undefined && isShort(next, recipe.longestPauseSeconds * frameRate);
  }
  return spins;
}

function isShort({ settledFrame, movesFromFrame }: Rest, longestFrames: number): boolean {
  return movesFromFrame !== null && movesFromFrame - settledFrame < longestFrames;
}
