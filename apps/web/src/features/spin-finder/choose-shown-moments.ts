import type { Moment } from '@spinreel/api-contract/assets';
import type { Trim } from '@spinreel/config-schema/ad/assets';
import { findPauseProblem } from '@spinreel/config-schema/rules/pause-point-rules';

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

function compareScores(a: Moment, b: Moment): number {
  return b.score - a.score || a.timestamp - b.timestamp;
}
