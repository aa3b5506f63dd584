import { findGameEdge } from '@spinreel/config-schema/salience/find-game-edge';
import type { VideoKind } from '@spinreel/config-schema/options/formats';
import { succeed, type Outcome } from '../media-problem.ts';
import type { MediaSource } from '../media-source.ts';
import { encoderLimits } from '../programs/encoder-limits.ts';
import { runFfmpeg } from '../programs/run-ffmpeg.ts';
import type { GameEdgeRecipe } from '../recipes/game-edge-recipe.ts';
import type { RecipeStore, RecipeWork } from '../recipes/recipe-store.ts';
import { readStoredResult, runRecipe } from '../recipes/run-recipe.ts';
import type { VideoRecipe } from '../recipes/video-recipe.ts';
import { parseFraction } from './frame-rate.ts';
import { buildFilterOptions, buildSeekOptions } from './video-arguments.ts';

interface GameEdgeFacts {
  readonly gameEdge: number | null;
}

/** Large enough for a narrow page around a game. The shape of the video does not matter. */
const size = { widthPx: 240, heightPx: 136 } as const;

/**
 * Finds where the game begins in the first pause of a video, as `findGameEdge` does. Null also if the frame cannot be read: no
 * export fails for it.
 */
export async function locateGameEdge(options: RecipeWork & { recipe: VideoRecipe }): Promise<number | null> {
  const { source, store, signal } = options;
  const recipe = createGameEdgeRecipe(options.recipe);
  const made = await runRecipe<GameEdgeFacts>({
    sourceSha256: source.sha256,
    recipe,
    store,
    make: async () => {
      const pixels = await readFrame(source, recipe, signal);
      if (!pixels.ok) return pixels;
      const isComplete = pixels.value.length === 3 * size.widthPx * size.heightPx;
      const gameEdge = isComplete ? findGameEdge({ pixels: pixels.value, ...size }) : null;
      return succeed({ facts: { gameEdge }, bytes: new Uint8Array() });
    },
  });
  return made.ok ? made.value.facts.gameEdge : null;
}

/** Returns what `locateGameEdge` has found in a video before. Null if it has not looked for it. */
export async function readGameEdge(options: {
  sourceSha256: string;
  recipe: VideoRecipe;
  store: RecipeStore;
}): Promise<number | null> {
  const recipe = createGameEdgeRecipe(options.recipe);
  const stored = await readStoredResult<GameEdgeFacts>({ ...options, recipe });
  return stored?.facts.gameEdge ?? null;
}

function createGameEdgeRecipe({ cut, pauseFrames }: VideoRecipe): GameEdgeRecipe {
  const { startSeconds, frameRate } = cut;
  const frame = pauseFrames[0] ?? 0;
  return {
    type: 'game-edge',
    cut: { ...cut, startSeconds: startSeconds + frame / parseFraction(frameRate), frameCount: 1 },
  };
}

function readFrame(
  source: MediaSource,
  { cut }: GameEdgeRecipe,
  signal: AbortSignal | undefined,
): Promise<Outcome<Uint8Array>> {
  return runFfmpeg({
    input: {
      kind: source.kind as VideoKind,
      from: { path: source.path },
      options: buildSeekOptions(cut),
    },
    outputOptions: [
      ...buildFilterOptions(cut, size),
      ...['-an', '-frames:v', '1', '-pix_fmt', 'rgb24', '-f', 'rawvideo'],
    ],
    output: 'pipe:1',
    cpuLimitMs: encoderLimits.firstFrameCpuMs,
    signal,
  });
}
