import { cutLimits, videoLimits } from '../../limits/limits.ts';
import type { FrameIndex, Seconds } from '../../limits/units.ts';
import type { PausePointCount } from '../../options/interaction-levels.ts';
import type { Problem } from '../../problems/problem.ts';
import type { Trim } from '../assets.ts';
import { listCutPlans, type CutPlan, type FrameLimits, type SpinFrames } from './list-cut-plans.ts';
import { toNearestFrame } from './pause-points.ts';

/** A spin in a recording. Times are seconds from the recording's first frame. */
export interface Spin {
  /** When the reels rest, right before they start. */
  readonly restSeconds: Seconds;
  /** When the reels stand still again. Null if the recording ends before. */
  readonly stopSeconds: Seconds | null;
  /** When everything has come to rest: after the win, if one follows. Without a win equal to `stopSeconds`. */
  readonly settledSeconds: Seconds | null;
  /** Confidence, 0 to 1. */
  readonly score: number;
}

/** Why a suggested cut is not ideal. */
export type CutProblem = Problem<
  'cut-lead-short' | 'cut-gap-long' | 'cut-win-shortened' | 'cut-pauses-missing' | 'cut-ends-moving'
>;

/** A part of a recording, with its pauses. All times are on frames. */
export interface SuggestedCut {
  readonly trim: Trim;
  /** The pauses in order of time. */
  readonly pauses: readonly { readonly timestampSeconds: Seconds; readonly frame: FrameIndex }[];
  /** What the recording does not permit, the most important first. */
  readonly problems: readonly CutProblem[];
}

/** The limits that `suggestCut` needs. All are seconds. */
export type CutLimits = Readonly<
  Record<
    keyof typeof cutLimits | 'maxAdDurationSeconds' | 'minAdDurationSeconds' | 'minPauseGapSeconds',
    Seconds
  >
>;

/**
 * Suggests which part of a recording an ad should play, together with its pauses. The part is never longer than an ad
 * may be, each pause is right before a spin, and pauses keep their distance from each other and from both ends.
 *
 * Other rules are given up if no cut meets them all, in this order: the time before the first pause, the time between the
 * pauses, the complete win at the end, the number of pauses. Only if no complete spin fits does a cut end while the reels
 * move. Of equally good cuts, one that ends with a win is chosen, then the one whose spins are most certain.
 *
 * @param options.spins the spins of the whole recording, in order of time
 * @param options.frameRate frames per second of the timeline
 * @returns null if the recording has no spin with enough video before and after its start
 */
export function suggestCut(options: {
  spins: readonly Spin[];
  durationSeconds: Seconds;
  frameRate: number;
  pauseCount: PausePointCount;
  limits?: CutLimits;
}): SuggestedCut | null {
  const { durationSeconds, frameRate, pauseCount, limits = defaultLimits } = options;
  const frameCount = Math.round(durationSeconds * frameRate);
  const toFrame = (seconds: Seconds) => Math.min(frameCount, toNearestFrame(seconds, frameRate));
  const spins: SpinFrames[] = options.spins.map((spin, index) => ({
    rest: toFrame(spin.restSeconds),
    stop: spin.stopSeconds === null ? null : toFrame(spin.stopSeconds),
    settled: spin.settledSeconds === null ? null : toFrame(spin.settledSeconds),
    next: toFrame(options.spins[index + 1]?.restSeconds ?? durationSeconds),
    score: spin.score,
  }));
  const frames = convertLimits(limits, { frameRate, pauseCount });
  const [best] = listCutPlans(spins, { frameCount, pauseCount, limits: frames })
    .map((plan) => ({ plan, ranks: rankPlan(plan, { pauseCount, frameRate, limits: frames }) }))
    .toSorted((a, b) => compareRanks(a.ranks, b.ranks));
  if (best === undefined) return null;
  const { start, end, pauses } = best.plan;
  return {
    // The last frame of a video may be shorter than the others.
    trim: { startSeconds: start / frameRate, endSeconds: Math.min(end / frameRate, durationSeconds) },
    pauses: pauses.map((frame) => ({ timestampSeconds: frame / frameRate, frame })),
    problems: listProblems(best.plan, { pauseCount, frameRate, limits: frames }),
  };
}

const defaultLimits: CutLimits = { ...videoLimits, ...cutLimits };

interface PlanContext {
  pauseCount: PausePointCount;
  frameRate: number;
  limits: FrameLimits;
}

function convertLimits(
  limits: CutLimits,
  { frameRate, pauseCount }: { frameRate: number; pauseCount: PausePointCount },
): FrameLimits {
  const least = (seconds: Seconds) => Math.ceil(seconds * frameRate - 0.001);
  const most = (seconds: Seconds) => Math.floor(seconds * frameRate + 0.001);
  const lead =
    pauseCount === 0
      ? [limits.minStraightLeadSeconds, limits.maxStraightLeadSeconds]
      : [limits.minLeadSeconds, limits.maxLeadSeconds];
  return {
    minLength: least(limits.minAdDurationSeconds),
    maxLength: most(limits.maxAdDurationSeconds),
    minGap: least(limits.minPauseGapSeconds),
    maxGap: most(limits.maxPauseGapSeconds),
    minLead: least(lead[0] ?? 0),
    maxLead: most(lead[1] ?? 0),
    endRest: most(limits.endRestSeconds),
  };
}

/** What makes one plan worse than another, the most important first. */
function rankPlan(plan: CutPlan, { pauseCount, frameRate, limits }: PlanContext): number[] {
  const { minLead, maxLead, maxGap } = limits;
  // Differences of less than half a second do not matter more than the ranks after them.
  const round = (frames: number) => Math.ceil(frames / (0.5 * frameRate));
  return [
    plan.endsMoving ? 1 : 0,
    pauseCount - plan.pauses.length,
    plan.lostFrames > 0 ? 1 : 0,
    round(Math.max(0, plan.gap - maxGap)),
    round(Math.max(0, minLead - plan.lead)),
    round(plan.lostFrames),
    plan.skippedSpins,
    -Math.round(10 * (plan.score + (plan.hasWin ? 1 : 0))),
    -plan.spinCount,
    plan.startsMoving ? 1 : 0,
    Math.abs(plan.lead - (minLead + maxLead) / 2),
    plan.start,
  ];
}

function compareRanks(one: readonly number[], other: readonly number[]): number {
  const index = one.findIndex((rank, at) => rank !== other[at]);
  return index < 0 ? 0 : (one[index] ?? 0) - (other[index] ?? 0);
}

function listProblems(plan: CutPlan, { pauseCount, frameRate, limits }: PlanContext): CutProblem[] {
  const problems: CutProblem[] = [];
  if (plan.endsMoving)
    problems.push({ code: 'cut-ends-moving', field: 'assets.gameplayVideo.trim', params: {} });
  if (plan.pauses.length < pauseCount) {
    const params = { required: pauseCount, current: plan.pauses.length };
    problems.push({ code: 'cut-pauses-missing', field: 'pausePoints', params });
  }
  if (plan.lostFrames > 0)
    problems.push({ code: 'cut-win-shortened', field: 'assets.gameplayVideo.trim', params: {} });
  if (plan.gap > limits.maxGap) {
    const params = { gapSeconds: plan.gap / frameRate };
    problems.push({ code: 'cut-gap-long', field: 'pausePoints', params });
  }
  if (plan.lead < limits.minLead) {
    const params = { leadSeconds: plan.lead / frameRate, hasPauses: pauseCount > 0 };
    problems.push({ code: 'cut-lead-short', field: 'assets.gameplayVideo.trim', params });
  }
  return problems;
}
