import { defineMeasure, rateAtLeast, roundToTenths, qualitySources } from '../../measure.ts';
import { readStretches } from './read-game-times.ts';

const limits = { good: 1.5, fair: 1 } as const;

/** The shortest time of the video between two spins. Viewers see the result of a spin before the next one. */
export const spinGap = defineMeasure({
  id: 'spin-gap',
  label: 'Time between two spins',
  unit: 's',
  weight: 1,
  targetText: `at least ${limits.good} s`,
  notJudgedText: 'The ad has fewer than two spins, or was not made with Spinreel.',
  fix: 'Move the pauses apart, so that each spin comes to rest before the next one.',
  field: 'pausePoints',
  source: qualitySources.own,
  read: ({ survey }) => {
    const gaps = (readStretches(survey) ?? []).slice(1, -1).map(({ seconds }) => seconds);
    if (gaps.length === 0) return null;
    const value = roundToTenths(Math.min(...gaps));
    const status = rateAtLeast(value, limits);
    return {
      ...{ value, valueText: `${value} s`, status },
      message:
        status === 'good'
          ? 'Viewers see the result of a spin before the next one.'
          : `Only ${value} s are between two spins, so viewers hardly see the result of the first one.`,
    };
  },
});
