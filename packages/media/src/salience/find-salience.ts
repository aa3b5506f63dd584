import { readFile } from 'node:fs/promises';
import type { ImageKind } from '@spinreel/config-schema/options/formats';
import { findSalientParts, type SalientPart } from '@spinreel/config-schema/salience/find-salient-parts';
import type { RgbImage } from '@spinreel/config-schema/salience/lab-image';
import { openGuardedSharp } from '../images/open-guarded-sharp.ts';
import { decodeImage } from '../images/decode-image.ts';
import { openImage } from '../images/open-image.ts';
import { succeed, type Outcome } from '../media-problem.ts';
import type { MediaSource } from '../media-source.ts';
import { imageBoxes } from '../recipes/image-recipe.ts';
import type { RecipeWork } from '../recipes/recipe-store.ts';
import { runRecipe } from '../recipes/run-recipe.ts';
import { salienceRecipe as recipe } from '../recipes/salience-recipe.ts';

/**
 * Finds up to three parts of an uploaded image that stand out, such as the hero and a title. Null if nothing does. Of an
 * animation, the first frame counts. Transparent pixels are black, as behind a cover.
 */
export async function findSalience(options: RecipeWork): Promise<Outcome<SalientPart[] | null>> {
  const { source, store, signal } = options;
  const made = await runRecipe<{ parts: SalientPart[] | null }>({
    sourceSha256: source.sha256,
    recipe,
    store,
    make: async () => {
      const small = await decodeSmall(source, signal);
      if (!small.ok) return small;
      return succeed({ facts: { parts: findSalientParts(small.value, recipe) }, bytes: new Uint8Array() });
    },
  });
  return made.ok ? succeed(made.value.facts.parts) : made;
}

async function decodeSmall(source: MediaSource, signal: AbortSignal | undefined): Promise<Outcome<RgbImage>> {
  const bytes = await readFile(source.path);
  const kind = source.kind as ImageKind;
  const opened = await openImage({ bytes, kind, box: imageBoxes.fullScreen, signal });
  if (!opened.ok) return opened;
  const side = recipe.longSidePx;
  const decoded = await decodeImage(() =>
    openGuardedSharp(opened.value.bytes)
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside' })
      .flatten({ background: '#000' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  if (!decoded.ok) return decoded;
  const { data, info } = decoded.value;
  return succeed({ pixels: new Uint8Array(data), widthPx: info.width, heightPx: info.height });
}
