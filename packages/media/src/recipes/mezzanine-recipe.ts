import type { VideoCut } from './video-recipe.ts';

/** How the quick version of a whole upload is made. The upload is answered with it, and the timeline plays it. */
export interface MezzanineRecipe {
  readonly type: 'mezzanine';
  readonly cut: VideoCut;
  readonly preset: string;
  readonly crf: number;
  readonly maxLongSidePx: number;
  /** Frames between keyframes: few, so that seeking in the timeline is fast. */
  readonly keyframeInterval: number;
}

/** Long uploads become smaller, so that the slowest of them is ready well before the client's timeout. */
const steps = [
  { upToSeconds: 20, preset: 'superfast', crf: 21, maxLongSidePx: 1280 },
  { upToSeconds: 35, preset: 'superfast', crf: 22, maxLongSidePx: 854 },
  { upToSeconds: Infinity, preset: 'superfast', crf: 24, maxLongSidePx: 640 },
] as const;

/** Creates the recipe for a whole upload of this duration. */
export function createMezzanineRecipe(cut: VideoCut, durationSeconds: number): MezzanineRecipe {
  const step = steps.find(({ upToSeconds }) => durationSeconds <= upToSeconds) ?? steps[2];
  return {
    type: 'mezzanine',
    cut,
    preset: step.preset,
    crf: step.crf,
    maxLongSidePx: step.maxLongSidePx,
    keyframeInterval: 15,
  };
}
