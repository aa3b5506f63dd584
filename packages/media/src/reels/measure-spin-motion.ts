import type { SmallFrames } from '../moments/small-frames.ts';
import type { ReelsRecipe } from '../recipes/reels-recipe.ts';
import type { FrameSpan, SpinningParts } from './find-spinning-parts.ts';

/** What each pixel of a clip does, row by row; levels of grey. */
export interface SpinMotion {
  /** Mean difference between two frames while the reels spin. */
  readonly spinning: Float64Array;
  /** The same while they rest. */
  readonly resting: Float64Array;
  /** The mean frame while the reels spin: what does not move is sharp, and what moves is blurred. */
  readonly meanFrame: Float64Array;
  /** Mean difference from that frame while the reels spin. */
  readonly deviation: Float64Array;
  /** The first frame of the first spin. */
  readonly firstFrame: Float64Array;
}

/**
 * Measures where a clip moves during its spins and its rests. Of several spins, a pixel has the lower median, so that a win
 * over the whole frame does not count. Null without a spin or without a rest.
 */
export function measureSpinMotion(
  frames: SmallFrames,
  options: { parts: SpinningParts; recipe: ReelsRecipe['motion'] },
): SpinMotion | null {
  const { parts, recipe } = options;
  const rests = parts.resting.flatMap(({ start, end }) => {
    const settled = { start: start + recipe.settlingFrames, end: end - 1 };
    return settled.end > settled.start ? [settled] : [];
  });
  const spins = parts.spinning.filter(({ start, end }) => end > start);
  if (rests.length === 0 || spins.length === 0) return null;
  const bySpin = spins.map((spin) => measureSpans(frames, [spin], recipe));
  const lower = Math.floor((bySpin.length - 1) / 2);
  return {
    spinning: new Float64Array(frames.frameBytes).map(
      (_, at) => bySpin.map((motion) => motion[at] ?? 0).toSorted((a, b) => a - b)[lower] ?? 0,
    ),
    resting: measureSpans(frames, rests, recipe),
    ...measureDeviation(frames, spins),
  };
}

function measureSpans(
  { pixels, frameBytes }: SmallFrames,
  spans: readonly FrameSpan[],
  recipe: ReelsRecipe['motion'],
): Float64Array {
  const motion = new Float64Array(frameBytes);
  for (const frame of listFrames(spans)) {
    if (frame === 0) continue;
    const start = frame * frameBytes;
    for (let at = 0; at < frameBytes; at += 1) {
      const difference = Math.abs((pixels[start + at] ?? 0) - (pixels[start + at - frameBytes] ?? 0));
      motion[at] = (motion[at] ?? 0) + Math.min(recipe.most, Math.max(0, difference - recipe.noise));
    }
  }
  const count = Math.max(1, listFrames(spans).length);
  return motion.map((sum) => sum / count);
}

function measureDeviation({ pixels, frameBytes }: SmallFrames, spans: readonly FrameSpan[]) {
  const shown = listFrames(spans).map((frame) =>
    pixels.subarray(frame * frameBytes, (frame + 1) * frameBytes),
  );
  const average = (measure: (grey: number, at: number) => number) =>
    new Float64Array(frameBytes).map(
      (_, at) => shown.reduce((sum, frame) => sum + measure(frame[at] ?? 0, at), 0) / shown.length,
    );
  const meanFrame = average((grey) => grey);
  return {
    meanFrame,
    deviation: average((grey, at) => Math.abs(grey - (meanFrame[at] ?? 0))),
    firstFrame: Float64Array.from(shown[0] ?? []),
  };
}

function listFrames(spans: readonly FrameSpan[]): number[] {
  return spans.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, index) => start + index));
}
