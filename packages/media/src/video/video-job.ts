import type { MediaSource } from '../media-source.ts';
import type { VideoRecipe } from '../recipes/video-recipe.ts';

/** A video to make from an upload. */
export interface VideoJob {
  readonly source: MediaSource;
  readonly recipe: VideoRecipe;
  readonly signal?: AbortSignal | undefined;
  /** Reports the share of the job that is done, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/** The facts of a finished video that its recipe does not contain. */
export interface VideoJobFacts {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly frameCount: number;
}
