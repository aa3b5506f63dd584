import type { Moment } from '@spinreel/api-contract/find-moments';
import type { Trim } from '@spinreel/config-schema/assets';
import type { Seconds } from '@spinreel/config-schema/units';

/** Two pauses closer than this would feel like one. */
const minGapSeconds = 1;
/** More suggestions than this are no help. */
const maxShown = 12;

/** The surest moments inside the chosen part, in order of time. */
export function shownMoments(moments: readonly Moment[], trim: Trim): Moment[] {
  return moments
    .filter(({ timestamp }) => timestamp >= trim.startSeconds && timestamp < trim.endSeconds)
    .toSorted(bySureness)
    .slice(0, maxShown)
    .toSorted((a, b) => a.timestamp - b.timestamp);
}

/**
 * The `count` surest moments that keep away from each other and from the pause points there are, in order of time.
 * Fewer when no more keep away.
 */
export function bestMoments(options: {
  moments: readonly Moment[];
  count: number;
  /** Where pause points stand. */
  taken: readonly Seconds[];
}): Moment[] {
  const { moments, count, taken } = options;
  const chosen: Moment[] = [];
  for (const moment of moments.toSorted(bySureness)) {
    if (chosen.length >= count) break;
    const others = [...taken, ...chosen.map(({ timestamp }) => timestamp)];
    if (others.every((seconds) => Math.abs(seconds - moment.timestamp) >= minGapSeconds)) chosen.push(moment);
  }
  return chosen.toSorted((a, b) => a.timestamp - b.timestamp);
}

function bySureness(a: Moment, b: Moment): number {
  return b.score - a.score || a.timestamp - b.timestamp;
}
