import type { FilmstripLayout } from '@spinreel/config-schema/limits/filmstrip-layout';
import type { VideoKind } from '@spinreel/config-schema/options/formats';
import { encoderLimits } from '../programs/encoder-limits.ts';
import { succeed, type Outcome } from '../media-problem.ts';
import type { RecipeWork } from '../recipes/recipe-store.ts';
import { createFilmstripRecipe, type FilmstripRecipe } from '../recipes/filmstrip-recipe.ts';
import { runFfmpeg } from '../programs/run-ffmpeg.ts';
import { runRecipe } from '../recipes/run-recipe.ts';

/** Draws a video's frames as the tiles of one JPEG. Each tile shows the frame that is on screen at its time. */
export async function makeFilmstrip(
  options: RecipeWork & { layout: FilmstripLayout },
): Promise<Outcome<Uint8Array>> {
  const { source, store, signal } = options;
  const recipe = createFilmstripRecipe(options.layout);
  const made = await runRecipe<object>({
    sourceSha256: source.sha256,
    recipe,
    store,
    make: async () => {
      const drawn = await runFfmpeg({
        input: { kind: source.kind as VideoKind, from: { path: source.path } },
        outputOptions: buildTileOptions(recipe),
        output: 'pipe:1',
        cpuLimitMs: encoderLimits.lookThroughCpuMs,
        signal,
      });
      return drawn.ok ? succeed({ facts: {}, bytes: drawn.value }) : drawn;
    },
  });
  return made.ok ? succeed(made.value.bytes) : made;
}

function buildTileOptions({ layout, jpegScale }: FilmstripRecipe): string[] {
  const { tileCount, columns, stepSeconds, tileWidthPx, tileHeightPx } = layout;
  const size = `${tileWidthPx}:${tileHeightPx}`;
  const rows = Math.ceil(tileCount / columns);
  const filters = [
    // The frames may end before the container's duration. The last one stays on screen.
    `tpad=stop_mode=clone:stop_duration=${(2 * stepSeconds).toFixed(6)}`,
    // Rounding up selects the last frame that starts by the tile's time, not the nearest one.
    `fps=fps=1000000/${Math.round(stepSeconds * 1_000_000)}:start_time=0:round=up`,
    `trim=end_frame=${tileCount}`,
    `scale=${size}:force_original_aspect_ratio=increase:flags=area:out_range=pc`,
    `crop=${size}`,
    'setsar=1',
    'format=yuvj420p',
    `tile=${columns}x${rows}`,
  ];
  return [
    ...['-map', '0:V:0', '-an', '-sn', '-dn', '-vf', filters.join(','), '-frames:v', '1'],
    ...['-c:v', 'mjpeg', '-q:v', String(jpegScale), '-flags:v', '+bitexact', '-f', 'mjpeg'],
  ];
}
