import type { FrameIndex } from '../../limits/units.ts';
import type { PausePointCount } from '../../options/interaction-levels.ts';

/** A spin in frames. */
export interface SpinFrames {
  /** The frame on which the reels rest, right before they start. */
  readonly rest: FrameIndex;
  /** The first frame on which the reels stand still again, or null. */
  readonly stop: FrameIndex | null;
  /** The first frame on which everything has come to rest, or null. */
  readonly settled: FrameIndex | null;
  /** The frame on which the next spin starts, or the number of frames. */
  readonly next: FrameIndex;
  /** Confidence, 0 to 1. */
  readonly score: number;
}

/** The limits of a cut in frames. The lead is the time before the first pause or, without pauses, the first spin. */
export interface FrameLimits {
  readonly minLength: number;
  readonly maxLength: number;
  readonly minGap: number;
  readonly maxGap: number;
  readonly minLead: number;
  readonly maxLead: number;
  readonly endRest: number;
}

/** A cut that an ad can play, and how good it is. */
export interface CutPlan {
  readonly start: FrameIndex;
  /** The first frame after the cut. */
  readonly end: FrameIndex;
  readonly pauses: readonly FrameIndex[];
  /** Frames before the first pause or spin. */
  readonly lead: number;
  /** The longest time between two pauses, in frames. */
  readonly gap: number;
  /** Whether the reels still move at the end. */
  readonly endsMoving: boolean;
  /** Frames of the scene after the last spin that do not fit. */
  readonly lostFrames: number;
  readonly hasWin: boolean;
  readonly startsMoving: boolean;
  readonly spinCount: number;
  /** Spins before the last pause that play without a pause. */
  readonly skippedSpins: number;
  /** The mean confidence of the spins that the cut begins and ends with. */
  readonly score: number;
}

/** Lists all cuts that meet the limits of an ad: for each choice of spins, one for each frame at which it can start. */
export function listCutPlans(
  spins: readonly SpinFrames[],
  options: { frameCount: number; pauseCount: PausePointCount; limits: FrameLimits },
): CutPlan[] {
  return listChoices(spins.length, options.pauseCount).flatMap((choice) => {
    const first = spins[choice.first];
    const last = spins[choice.last];
    if (first === undefined || last === undefined) return [];
    const gap = last.rest - first.rest;
    const pauses = [first.rest, ...(choice.first === choice.last ? [] : [last.rest])];
    if (pauses.length > 1 && gap < options.limits.minGap) return [];
    const shared = {
      pauses: options.pauseCount === 0 ? [] : pauses,
      gap: options.pauseCount === 0 ? 0 : gap,
      hasWin: last.stop !== null && last.settled !== null && last.settled > last.stop,
      spinCount: choice.last - choice.first + 1,
      skippedSpins: options.pauseCount === 0 ? 0 : Math.max(0, choice.last - choice.first - 1),
      score: (first.score + last.score) / 2,
    };
    return listStarts(first, options.limits).flatMap((start) => {
      const ending = findEnding(last, { start, ...options });
      const { end } = ending;
      if (end - last.rest < options.limits.minGap || end - start < options.limits.minLength) return [];
      return [
        {
          ...shared,
          ...ending,
          start,
          lead: first.rest - start,
          startsMoving: spins.some(({ rest, stop }) => start > rest && start < (stop ?? rest)),
        },
      ];
    });
  });
}

interface SpinChoice {
  readonly first: number;
  readonly last: number;
}

/** Lists the pairs of first and last spins. A spin can be both, but then a cut has at most one pause. */
function listChoices(count: number, pauseCount: PausePointCount): SpinChoice[] {
  return Array.from({ length: count }, (_, first) =>
    Array.from({ length: pauseCount === 1 ? 1 : count - first }, (__, more) => ({
      first,
      last: first + more,
    })),
  ).flat();
}

function listStarts(first: SpinFrames, { minGap, maxLead }: FrameLimits): FrameIndex[] {
  const starts = Array.from({ length: maxLead - minGap + 1 }, (_, more) => first.rest - minGap - more);
  return starts.filter((start) => start >= 0);
}

/** Finds where a cut ends: some time after everything has come to rest, if an ad may be so long. */
function findEnding(
  { stop, settled, next }: SpinFrames,
  { start, frameCount, limits }: { start: FrameIndex; frameCount: number; limits: FrameLimits },
): Pick<CutPlan, 'end' | 'endsMoving' | 'lostFrames'> {
  const longest = Math.min(frameCount, start + limits.maxLength);
  if (stop === null || settled === null || longest < stop)
    return { end: longest, endsMoving: true, lostFrames: 0 };
  const end = Math.min(longest, Math.max(settled, Math.min(next, settled + limits.endRest)));
  return { end, endsMoving: false, lostFrames: Math.max(0, settled - end) };
}
