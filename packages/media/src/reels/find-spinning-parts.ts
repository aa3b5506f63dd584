import type { FrameIndex } from '@spinreel/config-schema/limits/units';
import { findRests, type Rest } from '../moments/find-rests.ts';
import { findSceneChanges } from '../moments/find-scene-changes.ts';
import { findSpins } from '../moments/find-spins.ts';
import { measureMotion, type SmallFrames } from '../moments/small-frames.ts';
import { momentsRecipe } from '../recipes/moments-recipe.ts';

/** A part of a clip: its first frame, and the first frame after it. */
export interface FrameSpan {
  readonly start: FrameIndex;
  readonly end: FrameIndex;
}

/** The parts of a clip in which its reels spin, and in which they rest. Both are in order of time. */
export interface SpinningParts {
  readonly spinning: readonly FrameSpan[];
  readonly resting: readonly FrameSpan[];
}

/**
 * Finds the parts of a clip in which its reels spin and rest. Wins are in neither. If no spin starts from a rest, the
 * movements before and after the rests are the spins.
 */
export function findSpinningParts(frames: SmallFrames): SpinningParts {
  const { frameRate } = frames;
  const energy = measureMotion(frames);
  const frameCount = energy.length;
  const rests = findRests(energy, { frameRate, recipe: momentsRecipe.rest });
  const sceneChanges = findSceneChanges(frames, { energy, recipe: momentsRecipe.scene });
  const spins = findSpins(rests, { sceneChanges, frameCount, frameRate, recipe: momentsRecipe.win });
  const toFrame = (seconds: number) => Math.round(seconds * frameRate);
  const spinning = spins.map(({ restSeconds, stopSeconds }) => ({
    start: toFrame(restSeconds) + momentsRecipe.rest.framesBeforeOnset,
    end: stopSeconds === null ? frameCount : toFrame(stopSeconds),
  }));
  const resting = rests.map(({ settledFrame, movesFromFrame }) => ({
    start: settledFrame,
    end: movesFromFrame ?? frameCount,
  }));
  return { spinning: spinning.length > 0 ? spinning : findMovements(rests, frameCount), resting };
}

function findMovements(rests: readonly Rest[], frameCount: number): FrameSpan[] {
  const starts = [0, ...rests.map(({ movesFromFrame }) => movesFromFrame ?? frameCount)];
  const ends = [...rests.map(({ settledFrame }) => settledFrame), frameCount];
  return starts
    .map((start, index) => ({ start, end: ends[index] ?? frameCount }))
    .filter(({ start, end }) => rests.length > 0 && end > start);
}
