import { defineMeasure, rateAtLeast, roundToTenths, qualitySources } from '../../measure.ts';
import { readStretches } from './read-game-times.ts';

const limits = { good: 1.5, fair: 1 } as const;

/** How long the video lasts after its last spin was started. In a shorter time, reels do not come to rest. */
export const endOfCut = defineMeasure({
  id: 'end-of-cut',
  label: 'Video after the last spin',
  unit: 's',
  weight: 1,
  targetText: `at least ${limits.good} s`,
  notJudgedText: 'The ad has no spins, or was not made with Spinreel.',
  fix: 'Cut the video later, so that it ends when the reels rest or with the win.',
  field: 'pausePoints',
  source: qualitySources.own,
  read: ({ survey }) => {
    const stretches = readStretches(survey) ?? [];
    const last = stretches.at(-1);
    if (last === undefined || stretches.length < 2) return null;
    const value = roundToTenths(last.seconds);
    const status = rateAtLeast(value, limits);
    return {
      ...{ value, valueText: `${value} s`, status },
      message:
        status === 'good'
          ? 'The video shows how the last spin ends.'
          : `The video ends ${value} s after the last spin starts, probably before the reels rest.`,
    };
  },
});
