import { createHash } from 'node:crypto';
import type { FilmstripRecipe } from './filmstrip-recipe.ts';
import type { CjkFontRecipe, FontFactsRecipe, FontRecipe } from './font-recipe.ts';
import type { GameEdgeRecipe } from './game-edge-recipe.ts';
import type { ImageRecipe } from './image-recipe.ts';
import type { MezzanineRecipe } from './mezzanine-recipe.ts';
import type { MomentsRecipe } from './moments-recipe.ts';
import type { MusicRecipe } from './music-recipe.ts';
import type { ReelsRecipe } from './reels-recipe.ts';
import type { SalienceRecipe } from './salience-recipe.ts';
import type { VideoRecipe } from './video-recipe.ts';
import { canonicalJson } from './canonical-json.ts';

/** Everything that can be made from an upload. A recipe is plain data. */
export type Recipe =
  | ImageRecipe
  | MusicRecipe
  | MezzanineRecipe
  | VideoRecipe
  | FilmstripRecipe
  | FontRecipe
  | CjkFontRecipe
  | FontFactsRecipe
  | MomentsRecipe
  | GameEdgeRecipe
  | ReelsRecipe
  | SalienceRecipe;

/** Raise it whenever the same recipe gives other bytes than before. */
export const pipelineVersion = 6;

/** Computes the key of a recipe's result: 64 hexadecimal digits, equal for equal source and recipe. */
export function computeRecipeKey(options: { sourceSha256: string; recipe: Recipe }): string {
  const { sourceSha256, recipe } = options;
  return createHash('sha256').update(canonicalJson({ pipelineVersion, recipe, sourceSha256 })).digest('hex');
}
