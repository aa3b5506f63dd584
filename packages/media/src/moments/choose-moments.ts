import type { MomentsRecipe } from '../recipes/moments-recipe.ts';
import type { FoundMoment } from './moment.ts';

/** Chooses the best moments, in order of time: not at the clip's edges, not too close to each other, not too many. */
export function chooseMoments(
  found: readonly FoundMoment[],
  options: { frameCount: number; frameRate: number; recipe: MomentsRecipe['choice'] },
): FoundMoment[] {
  const { frameCount, frameRate, recipe } = options;
  const first = recipe.afterStartSeconds * frameRate;
  const last = frameCount - recipe.beforeEndSeconds * frameRate;
  const leastApart = recipe.leastApartSeconds * frameRate;
  const chosen: FoundMoment[] = [];
  for (const moment of found.toSorted((a, b) => b.score - a.score)) {
    const isInside = moment.frame >= first && moment.frame <= last;
    const isApart = chosen.every(({ frame }) => Math.abs(frame - moment.frame) >= leastApart);
    if (isInside && isApart && chosen.length < recipe.max) chosen.push(moment);
  }
  return chosen.toSorted((a, b) => a.frame - b.frame);
}
