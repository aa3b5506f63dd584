import type { MomentsRecipe } from '../recipes/moments-recipe.ts';
import type { FoundMoment } from './moment.ts';

/**
 * The moments at which a clip rests: right before it moves again, which is where a player would press 'Spin', or, where it
 * does not, where it has settled. `energy` is how much each picture differs from the one before.
 */
export function findRests(
  energy: Float64Array,
  options: { frameRate: number; recipe: MomentsRecipe['rest'] },
): FoundMoment[] {
  const { frameRate, recipe } = options;
  const steady = smooth(withoutSpikes(energy));
  const sorted = steady.toSorted();
  const lively = quantile(sorted, livelyQuantile);
  const calm = quantile(sorted, calmQuantile);
  if (lively - calm < recipe.leastMotion) return [];
  const range = lively - calm;
  const runs = runsOf(steady, calm + recipe.stillShare * range, {
    leastRest: recipe.leastRestSeconds * frameRate,
    leastMotion: recipe.leastMotionSeconds * frameRate,
  });
  return runs.flatMap((rest, index) => {
    const [before, after] = [runs[index - 1], runs[index + 1]];
    if (!rest.isStill || (!before && !after)) return [];
    const restLevel = mean(steady, rest);
    const onsetLevel = restLevel + recipe.onsetShare * range;
    const motion = after ?? before ?? rest;
    const contrast = Math.max(0, 1 - restLevel / mean(steady, motion));
    const length = Math.min(1, lengthOf(rest) / (longRestSeconds * frameRate));
    const liveliness = Math.min(1, lengthOf(motion) / (longMotionSeconds * frameRate));
    const score = contrast * (0.5 + 0.2 * length + 0.3 * liveliness);
    if (!after) return [found(settledFrom(energy, rest, onsetLevel), score * settledShare)];
    const frame = lastStill(energy, rest, onsetLevel) - recipe.framesBeforeOnset;
    return [found(Math.max(rest.start, frame), score)];
  });
}

/** Levels are quantiles, so that a few pictures of any kind do not decide. */
const [calmQuantile, livelyQuantile] = [0.1, 0.9];
/** Longer rests and movements make nothing surer. */
const [longRestSeconds, longMotionSeconds] = [0.8, 1.2];
/** A rest at the end of a clip is a worse place to ask for a spin. */
const settledShare = 0.6;

function found(frame: number, score: number): FoundMoment {
  return { frame, reason: 'motion-stops', score };
}

interface Run {
  readonly isStill: boolean;
  readonly start: number;
  /** The first frame after it. */
  readonly end: number;
}

function lengthOf(run: Run): number {
  return run.end - run.start;
}

/** Rests and movements in turn. Flickers within a rest belong to it, and too short rests to the movement around them. */
function runsOf(
  steady: Float64Array,
  level: number,
  least: { leastRest: number; leastMotion: number },
): Run[] {
  const raw = joined([...steady].map((value, start) => ({ isStill: value < level, start, end: start + 1 })));
  const calmed = raw.map((run, index) => {
    const isInside = index > 0 && index < raw.length - 1;
    return !run.isStill && isInside && lengthOf(run) < least.leastMotion ? { ...run, isStill: true } : run;
  });
  return joined(
    joined(calmed).map((run) => (lengthOf(run) < least.leastRest ? { ...run, isStill: false } : run)),
  );
}

function joined(runs: readonly Run[]): Run[] {
  const result: Run[] = [];
  for (const run of runs) {
    const last = result.at(-1);
    if (last?.isStill === run.isStill) result[result.length - 1] = { ...last, end: run.end };
    else result.push(run);
  }
  return result;
}

/** Smoothing has moved the ends of a rest by up to so many frames. */
const reach = 2;

/** The last frame of a rest before anything moves. */
function lastStill(energy: Float64Array, rest: Run, level: number): number {
  let frame = Math.min(rest.end + reach, energy.length - 1);
  while (frame > rest.start && pairMean(energy, frame) > level) frame -= 1;
  return frame;
}

/** The first frame of a rest in which nothing moves any more. */
function settledFrom(energy: Float64Array, rest: Run, level: number): number {
  let frame = Math.max(0, rest.start - reach);
  while (frame < rest.end - 1 && pairMean(energy, frame) > level) frame += 1;
  return frame;
}

/** A single picture may be a repeated one. */
function pairMean(energy: Float64Array, frame: number): number {
  return ((energy[frame] ?? 0) + (energy[frame - 1] ?? 0)) / 2;
}

/** A cut is no movement: a picture that differs far more than its neighbours counts as they do. */
function withoutSpikes(energy: Float64Array): Float64Array {
  return energy.map((value, frame) => {
    const neighbours = Math.max(energy[frame - 1] ?? 0, energy[frame + 1] ?? 0);
    return value > spikeFactor * neighbours ? neighbours : value;
  });
}

const spikeFactor = 4;

function smooth(energy: Float64Array): Float64Array {
  return energy.map((_, frame) =>
    mean(energy, { start: Math.max(0, frame - reach), end: frame + reach + 1 }),
  );
}

function mean(values: Float64Array, { start, end }: { start: number; end: number }): number {
  const part = values.subarray(start, end);
  return part.reduce((sum, value) => sum + value, 0) / Math.max(1, part.length);
}

function quantile(sorted: Float64Array, share: number): number {
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}
