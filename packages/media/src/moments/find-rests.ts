import type { MomentsRecipe } from '../recipes/moments-recipe.ts';
import type { FrameIndex } from '@spinreel/config-schema/limits/units';
import type { FoundMoment } from './moment.ts';

/** A part of a clip in which nothing moves. Its moment is where the clip suits a pause. */
export interface Rest extends FoundMoment {
  /** The first frame on which nothing moves. */
  readonly settledFrame: FrameIndex;
  /** The first frame of the movement that follows, or null at the end of the clip. */
  readonly movesFromFrame: FrameIndex | null;
}

/**
 * Finds where a clip rests, in order of time. If it moves again, the moment is right before the movement, where a player
 * would press 'Spin'. Otherwise it is where the clip has settled. `energy` is how much each frame differs from the
 * previous one.
 */
export function findRests(
  energy: Float64Array,
  options: { frameRate: number; recipe: MomentsRecipe['rest'] },
): Rest[] {
  const { frameRate, recipe } = options;
  const steady = smooth(removeSpikes(energy));
  const { calm, lively } = measureLevels(steady, recipe.leastLevelSeconds * frameRate);
  if (lively - calm < recipe.leastMotion) return [];
  const range = lively - calm;
  const runs = findRuns(steady, calm + recipe.stillShare * range, {
    leastRest: recipe.leastRestSeconds * frameRate,
    leastMotion: recipe.leastMotionSeconds * frameRate,
  });
  return runs.flatMap((rest, index) => {
    const [before, after] = [runs[index - 1], runs[index + 1]];
    if (!rest.isStill || (!before && !after)) return [];
    const restLevel = average(steady, rest);
    const onsetLevel = restLevel + recipe.onsetShare * range;
    const motion = after ?? before ?? rest;
    const contrast = Math.max(0, 1 - restLevel / average(steady, motion));
    const length = Math.min(1, computeLength(rest) / (longRestSeconds * frameRate));
    const liveliness = Math.min(1, computeLength(motion) / (longMotionSeconds * frameRate));
    const certainty = contrast * (0.5 + 0.2 * length + 0.3 * liveliness);
    const settledFrame = before ? findSettled(energy, rest, onsetLevel) : rest.start;
    const pauseFrame = findLastStill(energy, rest, onsetLevel) - recipe.framesBeforeOnset;
    return [
      {
        frame: after ? Math.max(rest.start, pauseFrame) : settledFrame,
        reason: 'motion-stops' as const,
        score: after ? certainty : certainty * settledShare,
        settledFrame,
        movesFromFrame: after?.start ?? null,
      },
    ];
  });
}

/** Rests and movements that are longer than this do not increase the confidence. */
const [longRestSeconds, longMotionSeconds] = [0.8, 1.2];
/** A rest at the end of a clip is a worse place for a spin. */
const settledShare = 0.6;

/**
 * Measures the levels of a clip's calm and of its active frames. They are quantiles, so that single unusual frames do not
 * matter. In a long clip a level needs fewer frames in proportion, because a minute may contain a single spin.
 */
function measureLevels(steady: Float64Array, leastFrames: number): { calm: number; lively: number } {
  const sorted = steady.toSorted();
  const share = Math.min(levelShare, leastFrames / Math.max(1, steady.length));
  return { calm: computeQuantile(sorted, share), lively: computeQuantile(sorted, 1 - share) };
}

const levelShare = 0.1;

interface Run {
  readonly isStill: boolean;
  readonly start: number;
  /** The first frame after the run. */
  readonly end: number;
}

function computeLength(run: Run): number {
  return run.end - run.start;
}

/**
 * Alternating rests and movements. Short flickers within a rest belong to it, and rests that are too short belong to
 * the movement around them.
 */
function findRuns(
  steady: Float64Array,
  level: number,
  least: { leastRest: number; leastMotion: number },
): Run[] {
  const raw = joinRuns(
    [...steady].map((value, start) => ({ isStill: value < level, start, end: start + 1 })),
  );
  const calmed = raw.map((run, index) => {
    const isInside = index > 0 && index < raw.length - 1;
    return !run.isStill && isInside && computeLength(run) < least.leastMotion
      ? { ...run, isStill: true }
      : run;
  });
  return joinRuns(
    joinRuns(calmed).map((run) => (computeLength(run) < least.leastRest ? { ...run, isStill: false } : run)),
  );
}

function joinRuns(runs: readonly Run[]): Run[] {
  const result: Run[] = [];
  for (const run of runs) {
    const last = result.at(-1);
    if (last?.isStill === run.isStill) result[result.length - 1] = { ...last, end: run.end };
    else result.push(run);
  }
  return result;
}

/** Smoothing moves the ends of a rest by up to this many frames. */
const reach = 2;

/** The last frame of a rest before movement begins. */
function findLastStill(energy: Float64Array, rest: Run, level: number): number {
  let frame = Math.min(rest.end + reach, energy.length - 1);
  while (frame > rest.start && averagePair(energy, frame) > level) frame -= 1;
  return frame;
}

/** The first frame of a rest in which nothing moves. */
function findSettled(energy: Float64Array, rest: Run, level: number): number {
  let frame = Math.max(0, rest.start - reach);
  while (frame < rest.end - 1 && averagePair(energy, frame) > level) frame += 1;
  return frame;
}

/** The mean of two frames, because a single frame may be a duplicate. */
function averagePair(energy: Float64Array, frame: number): number {
  return ((energy[frame] ?? 0) + (energy[frame - 1] ?? 0)) / 2;
}

/** Removes cuts, which are not movement: a frame that differs far more than its neighbours gets their level. */
function removeSpikes(energy: Float64Array): Float64Array {
  return energy.map((value, frame) => {
    const neighbours = Math.max(energy[frame - 1] ?? 0, energy[frame + 1] ?? 0);
    return value > spikeFactor * neighbours ? neighbours : value;
  });
}

const spikeFactor = 4;

function smooth(energy: Float64Array): Float64Array {
  return energy.map((_, frame) =>
    average(energy, { start: Math.max(0, frame - reach), end: frame + reach + 1 }),
  );
}

function average(values: Float64Array, { start, end }: { start: number; end: number }): number {
  const part = values.subarray(start, end);
  return part.reduce((sum, value) => sum + value, 0) / Math.max(1, part.length);
}

function computeQuantile(sorted: Float64Array, share: number): number {
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}
