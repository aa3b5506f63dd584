import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { makeNearLimitVideo } from '@spinreel/fixtures/odd/odd-videos';
import { makeMezzanine } from '@spinreel/media/video/make-mezzanine';
import { createMemoryRecipeStore } from '@spinreel/media/recipes/memory-recipe-store';
import { probeVideo } from '@spinreel/media/video/probe-video';
import { alternating, timesTheLimit } from '../alternating.ts';
import { bareFfmpeg } from './bare-ffmpeg.ts';
import type { Bench, Figure } from '../figure.ts';
import { readSource } from './final-video.ts';

/**
 * Measures how soon an upload is answered (probed and its mezzanine encoded), compared with only decoding the video.
 */
export const upload: Bench = {
  name: 'upload',
  run: async () => [
    await answered('the sample clip', fixtureMedia.slotClip.path),
    await answered('the largest clip', await makeNearLimitVideo()),
  ],
};

async function answered(what: string, path: string): Promise<Figure> {
  const times = await alternating(5, {
    upload: () => answer(path),
    decode: () => bareFfmpeg(['-i', path, '-f', 'null', '-']),
  });
  return {
    name: `upload of ${what} answered, by its bare decode`,
    value: timesTheLimit(times.upload, times.decode),
    unit: 'x',
    atMost: 3,
  };
}

async function answer(path: string): Promise<void> {
  const facts = await probeVideo({ path, kind: 'mp4' });
  if (!facts.ok) throw new Error(facts.problem.message);
  const made = await makeMezzanine({
    source: await readSource(path),
    facts: facts.value,
    ...{ splitScreen: false, zoom: 1, zoomX: 0, zoomY: 0 },
    store: createMemoryRecipeStore(),
  });
  if (!made.ok) throw new Error(made.problem.message);
}
