import type { MediaFile } from '@spinreel/config-schema/ad/ad-media';
import { toAudioKind } from '@spinreel/config-schema/options/formats';
import { encodeMusic } from './encode-music.ts';
import { succeed, type Outcome } from '../media-problem.ts';
import type { RecipeWork } from '../recipes/recipe-store.ts';
import type { MusicRecipe } from '../recipes/music-recipe.ts';
import { runRecipe } from '../recipes/run-recipe.ts';

/** Makes the music of an ad from its upload, or reads it from the store. */
export async function prepareMusic(
  options: RecipeWork & { recipe: MusicRecipe },
): Promise<Outcome<MediaFile>> {
  const { source, recipe, signal } = options;
  const kind = toAudioKind(source.kind);
  if (kind === null) throw new TypeError(`A ${source.kind} file is not music.`);
  const made = await runRecipe<{ readonly mimeType: string }>({
    ...options,
    sourceSha256: source.sha256,
    make: async () => {
      const music = await encodeMusic({ path: source.path, kind, recipe, signal });
      if (!music.ok) return music;
      return succeed({ facts: { mimeType: music.value.mimeType }, bytes: music.value.bytes });
    },
  });
  return made.ok ? succeed({ ...made.value.facts, bytes: made.value.bytes }) : made;
}
