import { defineMeasure, rateAtMost, roundToTenths, qualitySources } from '../../measure.ts';
import { readSecondsAfterPaint } from './read-game-times.ts';

const limits = { good: 3, fair: 5 } as const;

export const timeToActionable = defineMeasure({
  id: 'time-to-actionable',
  label: 'Ready for the first tap',
  unit: 's',
  weight: 3,
  targetText: `at most ${limits.good} s`,
  notJudgedText: 'The ad has no elements that can be recognized as buttons.',
  fix: 'Show the button from the start: leave out intros, and let the cover start with the game.',
  field: 'cta.positions',
  source: qualitySources.unity,
  read: ({ survey }) => {
    const seconds = readSecondsAfterPaint(survey, survey.timeline.actionableMs);
    if (seconds === null) return null;
    const value = roundToTenths(seconds);
    const status = rateAtMost(value, limits);
    const message =
      status === 'good'
        ? `Viewers can tap after ${value} s.`
        : `Viewers can tap only after ${value} s. After 5 s, networks show a button that closes the ad.`;
    return { value, valueText: `${value} s`, status, message };
  },
});
