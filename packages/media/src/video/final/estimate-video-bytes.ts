import { parseFraction } from '../frame-rate.ts';
import type { VideoFacts } from '../probe-video.ts';
import { createMezzanineRecipe } from '../../recipes/mezzanine-recipe.ts';
import { videoSettings, type VideoCut } from '../../recipes/video-recipe.ts';
import { computeFloorBytes } from './video-bits.ts';
import { fitSize, listSizes } from '../video-size.ts';

const { final, longSidesPx } = videoSettings;

/**
 * Estimates the size of a cut's final encode in bytes. A clip that is easy to encode needs what good quality needs. The
 * mezzanine shows how much that is, because its quality is similar: its bytes are scaled by pixels and frames. A clip
 * that needs more than the budget fills the budget, and no clip takes less than the quality floor.
 */
export function estimateVideoBytes(options: {
  facts: VideoFacts;
  cut: VideoCut;
  /** Size of the mezzanine, which contains the whole upload. */
  mezzanineBytes: number;
  budgetBytes: number;
}): number {
  const { facts, cut, mezzanineBytes, budgetBytes } = options;
  const quick = createMezzanineRecipe(cut, facts.durationSeconds);
  const frames = Math.max(1, facts.durationSeconds * parseFraction(cut.frameRate));
  const share = cut.frameCount / frames;
  const scale = countPixels(cut, final.maxLongSidePx) / countPixels(cut, quick.maxLongSidePx);
  const needed = mezzanineBytes * share * scale * finalByMezzanine;
  const smallest = listSizes(cut.crop, longSidesPx).at(-1) ?? fitSize(cut.crop, final.maxLongSidePx);
  const floor = computeFloorBytes({ cut, size: smallest });
  return Math.round(Math.max(floor, Math.min(needed, budgetBytes * final.aim)));
}

/** Size of the slower final encode relative to a mezzanine of the same frames. Measured: 0.57 to 0.81. */
const finalByMezzanine = 0.7;

function countPixels(cut: VideoCut, maxLongSidePx: number): number {
  const { widthPx, heightPx } = fitSize(cut.crop, maxLongSidePx);
  return widthPx * heightPx;
}
