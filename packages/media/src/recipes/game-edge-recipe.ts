import type { VideoCut } from './video-recipe.ts';

/** How the edge of the game is found in a video. */
export interface GameEdgeRecipe {
  readonly type: 'game-edge';
  /** One frame. */
  readonly cut: VideoCut;
}
