import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { optimiseImage } from '@spinreel/media/images/optimise-image';
import { imageRecipes } from '@spinreel/media/recipes/image-recipe';
import { bareFfmpeg } from './bare-ffmpeg.ts';
import type { Bench } from '../figure.ts';
import { inScratchFolder } from '../scratch-folder.ts';

/** Measures the size of a full-screen cover and its similarity to the upload. */
export const cover: Bench = {
  name: 'cover',
  isTimed: false,
  run: () =>
    inScratchFolder(async (folder) => {
      const bytes = await readFile(fixtureMedia.cover.path);
      const made = await optimiseImage({ bytes, kind: 'jpeg', recipe: imageRecipes.coverImage });
      if (!made.ok) throw new Error(made.problem.message);
      const path = join(folder, 'cover.webp');
      await writeFile(path, made.value.bytes);
      const graph = '[0:v]format=yuv420p[a];[1:v]format=yuv420p[b];[a][b]ssim';
      const said = await bareFfmpeg([
        ...['-i', path, '-i', fixtureMedia.cover.path],
        ...['-lavfi', graph, '-f', 'null', '-'],
      ]);
      return [
        { name: 'cover of 1080x1920', value: made.value.bytes.length, unit: 'bytes', atMost: 200_000 },
        {
          name: 'likeness of the cover to its upload',
          value: Number(/ All:([\d.]+)/.exec(said)?.[1]),
          unit: 'SSIM',
          atLeast: 0.96,
        },
      ];
    }),
};
