import { readFile } from 'node:fs/promises';
import type { ImageFile } from '@spinreel/config-schema/ad/ad-media';
import type { ImageKind } from '@spinreel/config-schema/options/formats';
import { succeed, type Outcome } from '../media-problem.ts';
import { optimiseImage } from './optimise-image.ts';
import type { RecipeWork } from '../recipes/recipe-store.ts';
import type { ImageRecipe } from '../recipes/image-recipe.ts';
import { runRecipe } from '../recipes/run-recipe.ts';

/** Makes an image of an ad from its upload, or reads it from the store. */
export async function prepareImage(
  options: RecipeWork & { recipe: ImageRecipe },
): Promise<Outcome<ImageFile>> {
  const { source, recipe, signal } = options;
  const made = await runRecipe<Omit<ImageFile, 'bytes'>>({
    ...options,
    sourceSha256: source.sha256,
    make: async () => {
      const bytes = await readFile(source.path);
      const image = await optimiseImage({ bytes, kind: source.kind as ImageKind, recipe, signal });
      if (!image.ok) return image;
      const { bytes: finished, ...facts } = image.value;
      return succeed({ facts, bytes: finished });
    },
  });
  return made.ok ? succeed({ ...made.value.facts, bytes: made.value.bytes }) : made;
}
