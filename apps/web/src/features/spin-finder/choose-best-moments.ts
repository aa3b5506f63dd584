import type { Moment } from '@spinreel/api-contract/assets';
import type { PausePoint } from '@spinreel/config-schema/ad/ad-config';
import type { Trim } from '@spinreel/config-schema/ad/assets';
import { findPauseProblem } from '@spinreel/config-schema/rules/pause-point-rules';
import type { Seconds } from '@spinreel/config-schema/limits/units';
import type { PausePointCount } from '@spinreel/config-schema/options/interaction-levels';

/** Closer pauses can be set by hand, but feel like one. */
const minGapSeconds = 1;
/** The maximum number of suggestions. */
const maxShown = 12;

/** Returns the most certain moments at which the trimmed part can pause, in order of time. */
export function chooseShownMoments(moments: readonly Moment[], trim: Trim): Moment[] {
  return moments
    .filter(
      ({ timestamp }) =>
        findPauseProblem({ name: '', timestampSeconds: timestamp }, { others: [], trim }) === null,
    )
    .toSorted(compareScores)
    .slice(0, maxShown)
    .toSorted((a, b) => a.timestamp - b.timestamp);
}

/**
 * Returns the `count` most certain moments that are far enough from each other and from the pause points, in order of
 * time. Returns fewer if there are not enough.
 */
export function chooseBestMoments(options: {
  moments: readonly Moment[];
  count: number;
  /** The times of the pause points. */
  taken: readonly Seconds[];
}): Moment[] {
  const { moments, count, taken } = options;
  const chosen: Moment[] = [];
  for (const moment of moments.toSorted(compareScores)) {
    if (chosen.length >= count) break;
    const others = [...taken, ...chosen.map(({ timestamp }) => timestamp)];
    if (others.every((seconds) => Math.abs(seconds - moment.timestamp) >= minGapSeconds)) chosen.push(moment);
  }
  return chosen.toSorted((a, b) => a.timestamp - b.timestamp);
}

/** Returns the best moments for the pause points that the level still needs. */
export function findMissingMoments(
  moments: readonly Moment[],
  { points, level }: { points: readonly PausePoint[]; level: PausePointCount },
): Moment[] {
  const count = Math.max(0, level - points.length);
  return chooseBestMoments({ moments, count, taken: points.map(({ timestamp }) => timestamp) });
}

function compareScores(a: Moment, b: Moment): number {
  return b.score - a.score || a.timestamp - b.timestamp;
}
