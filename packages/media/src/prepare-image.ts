import { readFile } from 'node:fs/promises';
import type { ImageFile } from '@spinreel/config-schema/ad-media';
import type { ImageKind } from '@spinreel/config-schema/formats';
import { succeed, type Outcome } from './media-problem.ts';
import type { MediaSource } from './media-source.ts';
import { optimiseImage } from './optimise-image.ts';
import type { RecipeStore } from './recipe-store.ts';
import type { ImageRecipe } from './recipes/image-recipe.ts';
import { runRecipe } from './run-recipe.ts';

/** An image of an ad, made from its upload or taken from the store. */
export async function prepareImage(options: {
  source: MediaSource;
  recipe: ImageRecipe;
  store: RecipeStore;
  signal?: AbortSignal | undefined;
}): Promise<Outcome<ImageFile>> {
  const { source, recipe } = options;
  const made = await runRecipe<Omit<ImageFile, 'bytes'>>({
    ...options,
    sourceSha256: source.sha256,
    make: async (signal) => {
      const bytes = await readFile(source.path);
      const image = await optimiseImage({ bytes, kind: source.kind as ImageKind, recipe, slot: { signal } });
      if (!image.ok) return image;
      const { bytes: finished, ...facts } = image.value;
      return succeed({ facts, bytes: finished });
    },
  });
  return made.ok ? succeed({ ...made.value.facts, bytes: made.value.bytes }) : made;
}
