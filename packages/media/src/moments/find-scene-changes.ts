import type { MomentsRecipe } from '../recipes/moments-recipe.ts';
import type { FoundMoment } from './moment.ts';
import { measureHistogramChange, type SmallFrames } from './small-frames.ts';

/**
 * Finds the first frame after each cut: it differs suddenly from the previous frame, both in place and in its
 * histogram.
 */
export function findSceneChanges(
  frames: SmallFrames,
  options: { energy: Float64Array; recipe: MomentsRecipe['scene'] },
): FoundMoment[] {
  const { energy, recipe } = options;
  return [...energy].flatMap((jump, frame) => {
    if (frame === 0 || jump < recipe.leastJump) return [];
    const neighbours = [-2, -1, 1, 2].map((offset) => energy[frame + offset] ?? 0);
    if (jump < recipe.timesNeighbours * Math.max(...neighbours)) return [];
    const share = measureHistogramChange(frames, frame);
    if (share < recipe.leastHistogramShare) return [];
    return [{ frame, reason: 'scene-change' as const, score: 0.3 + 0.3 * share }];
  });
}
