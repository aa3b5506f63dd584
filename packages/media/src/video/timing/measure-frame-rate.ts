import { videoLimits } from '@spinreel/config-schema/limits/limits';
import { parseFrameRate } from '../frame-rate.ts';
import { isHidden, type ProbedFile, type ProbedStream } from '../probe-streams.ts';

/**
 * Measures the frames per second of a video where it moves. A screen recording stores a frame only when something changes, so its
 * average says little. Returns null if the file neither has nor declares a rate.
 */
export function measureFrameRate(file: ProbedFile, stream: ProbedStream): number | null {
  const declared = parseFrameRate(stream.avg_frame_rate) ?? parseFrameRate(stream.r_frame_rate);
  const steps = measureSteps(readShownTimes(file, stream));
  const step = findMotionStep(steps);
  if (step === null) return declared;
  const measured = Math.min(1 / step, videoLimits.maxSourceFrameRate);
  const isConstant = steps.every((other) => Math.abs(other / step - 1) < jitter);
  // A declared rate is exact, unlike one that is measured in rounded times.
  if (isConstant) return findNearest(measured, [declared], exactTolerance) ?? measured;
  // The average that a file declares includes its pauses.
  const whole = Math.round(measured);
  const common = [whole, (whole * 1000) / 1001, declared];
  return findNearest(measured, common, varyingTolerance) ?? measured;
}

/** Returns the rate that differs least from `measured`; null if the differences of all exceed the tolerance, a share. */
function findNearest(measured: number, rates: readonly (number | null)[], tolerance: number): number | null {
  const differ = (rate: number) => Math.abs(rate / measured - 1);
  const [nearest = null] = rates
    .filter((rate) => rate !== null && differ(rate) < tolerance)
    .toSorted((a, b) => differ(a ?? 0) - differ(b ?? 0));
  return nearest;
}

/** The number of frames over which a step is averaged, so that early and late frames even out. */
const averagedFrames = 4;

/** How much steps of one rate differ from each other. */
const jitter = 0.1;

const exactTolerance = 0.0005;
const varyingTolerance = 0.01;

/** The least share of the steps, and their least number, that are a movement of its own and no mistake of the recorder. */
const burst = { share: 0.05, steps: 2, shorterBy: 0.75 };

/** The times at which frames are shown, in order, in seconds. */
function readShownTimes({ packets = [] }: ProbedFile, stream: ProbedStream): number[] {
  const shown = packets.filter((packet) => packet.stream_index === stream.index && !isHidden(packet));
  const times = shown.map((packet) => Number(packet.pts_time ?? packet.dts_time));
  return [...new Set(times.filter((time) => !Number.isNaN(time)))].toSorted((a, b) => a - b);
}

/** The time from each frame to the next one in seconds, averaged over some frames, in ascending order. */
function measureSteps(times: readonly number[]): number[] {
  const frames = Math.min(averagedFrames, times.length - 1);
  if (frames < 1) return [];
  return times
    .slice(frames)
    .map((time, index) => (time - (times[index] ?? time)) / frames)
    .toSorted((a, b) => a - b);
}

/** The most frequent step, or a shorter one that is still frequent: a short movement in a recording that hardly changes. */
function findMotionStep(steps: readonly number[]): number | null {
  const step = findMostFrequent(steps);
  if (step === null) return null;
  const shorter = steps.filter((other) => other < step * burst.shorterBy);
  if (shorter.length < Math.max(burst.steps, steps.length * burst.share)) return step;
  return findMotionStep(shorter);
}

/** The mean of the largest group of similar values. Of equally large groups, the first counts. */
function findMostFrequent(sorted: readonly number[]): number | null {
  let [from, to] = [0, 0];
  let end = 0;
  for (const [start, value] of sorted.entries()) {
    while (end < sorted.length && (sorted[end] ?? 0) <= value * (1 + jitter)) end += 1;
    if (end - start > to - from) [from, to] = [start, end];
  }
  const group = sorted.slice(from, to);
  return group.length === 0 ? null : group.reduce((sum, value) => sum + value, 0) / group.length;
}
