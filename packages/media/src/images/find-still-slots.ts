import type { ResolvedImages } from '@spinreel/config-schema/ad/resolved-ad';
import { imageRecipes } from '../recipes/image-recipe.ts';
import type { RecipeWork } from '../recipes/recipe-store.ts';
import { succeed, type Outcome } from '../media-problem.ts';
import { openGuardedSharp } from './open-guarded-sharp.ts';
import { prepareImage } from './prepare-image.ts';

/**
 * Finds the slots of an ad that show only the first frame of an animated image. Prepares the image for every slot, so the
 * results are in the store when an ad needs them.
 */
export async function findStillSlots(options: RecipeWork): Promise<Outcome<(keyof ResolvedImages)[]>> {
  const slots = Object.keys(imageRecipes) as (keyof ResolvedImages)[];
  const still = new Set<unknown>();
  for (const recipe of new Set(Object.values(imageRecipes))) {
    const image = await prepareImage({ ...options, recipe });
    if (!image.ok) return image;
    const { pages = 1 } = await openGuardedSharp(image.value.bytes).metadata();
    if (pages === 1) still.add(recipe);
  }
  return succeed(slots.filter((slot) => still.has(imageRecipes[slot])));
}
