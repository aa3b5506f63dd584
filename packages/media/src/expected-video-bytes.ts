import { fractionValue } from './frame-rate.ts';
import type { VideoFacts } from './probe-video.ts';
import { mezzanineRecipe } from './recipes/mezzanine-recipe.ts';
import { videoSettings, type VideoCut } from './recipes/video-recipe.ts';
import { leastBytes } from './video-bits.ts';
import { fittedSize, sizeLadder } from './video-size.ts';

const { final, longSidesPx } = videoSettings;

/**
 * The bytes that the final encode of a cut will probably take. A clip that is easy to encode takes what good quality needs:
 * the upload's quick version tells it, because it is made at about the same quality, so its bytes count by pixel and frame.
 * One that needs more than the budget is encoded to fill the budget; and none takes less than the quality floor.
 */
export function expectedVideoBytes(options: {
  facts: VideoFacts;
  cut: VideoCut;
  /** Of the quick version of the whole upload. */
  mezzanineBytes: number;
  budgetBytes: number;
}): number {
  const { facts, cut, mezzanineBytes, budgetBytes } = options;
  const quick = mezzanineRecipe(cut, facts.durationSeconds);
  const frames = Math.max(1, facts.durationSeconds * fractionValue(cut.frameRate));
  const share = cut.frameCount / frames;
  const scale = pixels(cut, final.maxLongSidePx) / pixels(cut, quick.maxLongSidePx);
  const needed = mezzanineBytes * share * scale * finalByMezzanine;
  const smallest = sizeLadder(cut.crop, longSidesPx).at(-1) ?? fittedSize(cut.crop, final.maxLongSidePx);
  const floor = leastBytes({ cut, size: smallest });
  return Math.round(Math.max(floor, Math.min(needed, budgetBytes * final.aim)));
}

/** What the slower final encode takes of the bytes of a quick version of the same pictures: 0.57 to 0.81 were measured. */
const finalByMezzanine = 0.7;

function pixels(cut: VideoCut, maxLongSidePx: number): number {
  const { widthPx, heightPx } = fittedSize(cut.crop, maxLongSidePx);
  return widthPx * heightPx;
}
