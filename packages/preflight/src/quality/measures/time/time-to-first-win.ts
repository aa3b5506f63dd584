import { defineMeasure, rateAtMost, roundToTenths, qualitySources } from '../../measure.ts';
import { readSecondsAfterPaint, readStretches } from './read-game-times.ts';

const limits = { good: 10, fair: 15 } as const;

export const timeToFirstWin = defineMeasure({
  id: 'time-to-first-win',
  label: 'First spin ends',
  unit: 's',
  weight: 2,
  targetText: `within ${limits.good} s`,
  notJudgedText: 'Spins can only be recognized in ads made with Spinreel and played to their end.',
  fix: 'Move the first pause closer to the start of the video.',
  field: 'pausePoints',
  source: qualitySources.sevenPlay,
  read: ({ survey }) => {
    const [first] = readStretches(survey) ?? [];
    const waiting = readSecondsAfterPaint(survey, survey.timeline.actionableMs);
    if (first === undefined || waiting === null) return null;
    const value = roundToTenths(waiting + first.seconds);
    const status = rateAtMost(value, limits);
    const message =
      status === 'good'
        ? `A viewer who taps at once sees the end of the first spin after ${value} s.`
        : `Even a viewer who taps at once sees the end of the first spin only after ${value} s.`;
    return { value, valueText: `${value} s`, status, message };
  },
});
