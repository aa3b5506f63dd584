import type { MediaFile } from '@spinreel/config-schema/ad-media';
import type { AudioKind } from '@spinreel/config-schema/formats';
import { encodeMusic } from './encode-music.ts';
import { succeed, type Outcome } from './media-problem.ts';
import type { MediaSource } from './media-source.ts';
import type { RecipeStore } from './recipe-store.ts';
import type { MusicRecipe } from './recipes/music-recipe.ts';
import { runRecipe } from './run-recipe.ts';

/** The music of an ad, made from its upload or taken from the store. */
export async function prepareMusic(options: {
  source: MediaSource;
  recipe: MusicRecipe;
  store: RecipeStore;
  signal?: AbortSignal | undefined;
}): Promise<Outcome<MediaFile>> {
  const { source, recipe } = options;
  const made = await runRecipe<{ readonly mimeType: string }>({
    ...options,
    sourceSha256: source.sha256,
    make: async (signal) => {
      const music = await encodeMusic({
        path: source.path,
        kind: source.kind as AudioKind,
        recipe,
        slot: { signal },
      });
      if (!music.ok) return music;
      return succeed({ facts: { mimeType: music.value.mimeType }, bytes: music.value.bytes });
    },
  });
  return made.ok ? succeed({ ...made.value.facts, bytes: made.value.bytes }) : made;
}
