import type { FilmstripLayout } from '@spinreel/config-schema/filmstrip-layout';
import type { VideoKind } from '@spinreel/config-schema/formats';
import { encoderLimits } from './encoder-limits.ts';
import { inEncoderSlot } from './encoder-slot.ts';
import { succeed, type Outcome } from './media-problem.ts';
import type { MediaSource } from './media-source.ts';
import type { RecipeStore } from './recipe-store.ts';
import { filmstripRecipe, type FilmstripRecipe } from './recipes/filmstrip-recipe.ts';
import { runFfmpeg } from './run-ffmpeg.ts';
import { runRecipe } from './run-recipe.ts';

/** Draws a video's pictures as the tiles of one JPEG, each as it is on screen at its time. */
export async function makeFilmstrip(options: {
  source: MediaSource;
  layout: FilmstripLayout;
  store: RecipeStore;
  signal?: AbortSignal | undefined;
}): Promise<Outcome<Uint8Array>> {
  const { source, store, signal } = options;
  const recipe = filmstripRecipe(options.layout);
  const made = await runRecipe<object>({
    sourceSha256: source.sha256,
    recipe,
    store,
    signal,
    make: (jobSignal) =>
      inEncoderSlot({ signal: jobSignal }, async () => {
        const drawn = await runFfmpeg({
          input: { kind: source.kind as VideoKind, from: { path: source.path } },
          outputOptions: tileOptions(recipe),
          output: 'pipe:1',
          timeoutMs: encoderLimits.lookThroughTimeoutMs,
          signal: jobSignal,
        });
        return drawn.ok ? succeed({ facts: {}, bytes: drawn.value }) : drawn;
      }),
  });
  return made.ok ? succeed(made.value.bytes) : made;
}

function tileOptions({ layout, jpegScale }: FilmstripRecipe): string[] {
  const { tileCount, columns, stepSeconds, tileWidthPx, tileHeightPx } = layout;
  const size = `${tileWidthPx}:${tileHeightPx}`;
  const rows = Math.ceil(tileCount / columns);
  const picture = [
    // A picture may end before its container says: the last one stays on screen.
    `tpad=stop_mode=clone:stop_duration=${(2 * stepSeconds).toFixed(6)}`,
    // Rounding up takes the last picture that began by the tile's time, not the nearest.
    `fps=fps=1000000/${Math.round(stepSeconds * 1_000_000)}:start_time=0:round=up`,
    `trim=end_frame=${tileCount}`,
    `scale=${size}:force_original_aspect_ratio=increase:flags=area:out_range=pc`,
    `crop=${size}`,
    'setsar=1',
    'format=yuvj420p',
    `tile=${columns}x${rows}`,
  ];
  return [
    ...['-map', '0:V:0', '-an', '-sn', '-dn', '-vf', picture.join(','), '-frames:v', '1'],
    ...['-c:v', 'mjpeg', '-q:v', String(jpegScale), '-flags:v', '+bitexact', '-f', 'mjpeg'],
  ];
}
