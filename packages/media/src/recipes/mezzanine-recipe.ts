import type { VideoCut } from './video-recipe.ts';

/** How the quick version of a whole upload is made: what answers the upload, and what the timeline plays. */
export interface MezzanineRecipe {
  readonly type: 'mezzanine';
  readonly cut: VideoCut;
  readonly preset: string;
  readonly crf: number;
  readonly maxLongSidePx: number;
  /** Frames between keyframes: few, so that a timeline seeks at once. */
  readonly keyframeInterval: number;
}

/** Long uploads are made smaller, so that the slowest of them is ready well before the client gives up. */
const steps = [
  { upToSeconds: 20, preset: 'superfast', crf: 21, maxLongSidePx: 1280 },
  { upToSeconds: 35, preset: 'superfast', crf: 22, maxLongSidePx: 854 },
  { upToSeconds: Infinity, preset: 'superfast', crf: 24, maxLongSidePx: 640 },
] as const;

/** The recipe for a whole upload of this length. */
export function mezzanineRecipe(cut: VideoCut, durationSeconds: number): MezzanineRecipe {
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
