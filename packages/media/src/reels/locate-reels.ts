import type { VideoRegion } from '@spinreel/config-schema/options/placement/video-crop';
import { smallestRegion } from '@spinreel/config-schema/options/placement/video-shapes';
import type { SmallFrames } from '../moments/small-frames.ts';
import type { ReelsRecipe } from '../recipes/reels-recipe.ts';
import { findHeaviestRectangle, type PixelRectangle } from './find-heaviest-rectangle.ts';
import type { SpinningParts } from './find-spinning-parts.ts';
import { measureSurroundings } from './measure-surroundings.ts';
import { measureSpinMotion, type SpinMotion } from './measure-spin-motion.ts';
import { snapToEdges } from './snap-to-edges.ts';

/** The area of a video in which its reels spin. */
export interface FoundReels {
  readonly region: VideoRegion;
  /** 0 to 1. */
  readonly confidence: number;
}

/**
 * Locates the reels in small frames: the rectangle that moves while they spin and does not move while they rest, with its
 * sides moved to the edges around it. Null if there is no such rectangle, for example if the whole frame moves.
 */
export function locateReels(
  frames: SmallFrames,
  options: { parts: SpinningParts; recipe: ReelsRecipe },
): FoundReels | null {
  const { recipe } = options;
  const { widthPx, heightPx } = recipe;
  const motion = measureSpinMotion(frames, { ...options, recipe: recipe.motion });
  const weights = motion === null ? null : weighPixels(motion, recipe);
  if (motion === null || weights === null) return null;
  const moving = findHeaviestRectangle(
    weights.map((weight) => weight - recipe.region.growth),
    widthPx,
  );
  if (moving === null) return null;
  const snapped = snapToEdges(moving, { frame: motion.meanFrame, widthPx, recipe: recipe.edge });
  const { left, top, right, bottom } = snapped;
  const surroundings = measureSurroundings(snapped, { motion, widthPx });
  const confidence = Math.min(
    judge(moving, { motion, weights, recipe }),
    rise(surroundings, recipe.confidence.surroundings),
  );
  const widths = { start: left / widthPx, size: (right - left) / widthPx };
  const heights = { start: top / heightPx, size: (bottom - top) / heightPx };
  const isWhole = [widths, heights].every(({ size }) => size > recipe.region.largest);
  const isTiny = [widths, heights].some(({ size }) => size < recipe.region.smallest);
  if (isWhole || isTiny || confidence < recipe.confidence.least) return null;
  const [across, down] = [widen(widths), widen(heights)];
  return { region: { x: across.start, y: down.start, width: across.size, height: down.size }, confidence };
}

/** Widens a part of the width or height to the smallest that a region may have, in shares. */
function widen({ start, size }: { start: number; size: number }): { start: number; size: number } {
  if (size >= smallestRegion) return { start, size };
  const widened = start - (smallestRegion - size) / 2;
  return { start: Math.min(1 - smallestRegion, Math.max(0, widened)), size: smallestRegion };
}

/** Weighs how clearly each pixel belongs to the reels, 0 to 1. Null if nothing moves enough. */
function weighPixels({ spinning, resting }: SpinMotion, recipe: ReelsRecipe): Float64Array | null {
  const excess = spinning.map((value, at) =>
    Math.max(0, value - recipe.motion.restFactor * (resting[at] ?? 0)),
  );
  const sorted = excess.toSorted();
  const level = sorted[Math.floor((1 - recipe.region.levelShare) * (sorted.length - 1))] ?? 0;
  if (level < recipe.region.leastLevel) return null;
  return excess.map((value) => Math.min(1, value / (recipe.region.fullShare * level)));
}

/** Judges how certain it is that a rectangle contains the reels, 0 to 1: the worst of three signs. */
function judge(
  rectangle: PixelRectangle,
  options: { motion: SpinMotion; weights: Float64Array; recipe: ReelsRecipe },
): number {
  const { motion, weights, recipe } = options;
  const { inside, outside, contrast } = recipe.confidence;
  const isInside = (at: number) => {
    const [x, y] = [at % recipe.widthPx, Math.floor(at / recipe.widthPx)];
    return x >= rectangle.left && x < rectangle.right && y >= rectangle.top && y < rectangle.bottom;
  };
  const average = (values: Float64Array, isCounted: (at: number) => boolean) => {
    const counted = values.filter((_, at) => isCounted(at));
    return counted.reduce((sum, value) => sum + value, 0) / Math.max(1, counted.length);
  };
  const restLevel = average(motion.resting, isInside);
  return Math.min(
    rise(average(weights, isInside), inside),
    rise(
      average(weights, (at) => !isInside(at)),
      outside,
    ),
    rise(average(motion.spinning, isInside) / Math.max(restLevel, smallestRestLevel), contrast),
  );
}

/** Prevents a division by zero, in levels of grey. */
const smallestRestLevel = 0.05;

/** Returns where a value is between the two ends of a range, 0 to 1. The first end may be the larger one. */
function rise(value: number, [from, to]: readonly [number, number]): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}
