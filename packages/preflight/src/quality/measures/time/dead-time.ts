import { defineMeasure, rateAtMost, roundToTenths, qualitySources } from '../../measure.ts';
import { readStretches, type Stretch } from './read-game-times.ts';

const limits = { good: 5, fair: 5 } as const;

const endTexts: Readonly<Record<Stretch['endsWith'], string>> = {
  tap: 'before the next tap',
  badge: 'before the winning badge. The badge is their reward and does not count',
  outro: 'before the outro',
};

/** The longest stretch of the video during which viewers can only watch. The time of the winning badge does not count. */
export const deadTime = defineMeasure({
  id: 'dead-time',
  label: 'Longest wait without anything to do',
  unit: 's',
  weight: 1,
  targetText: `at most ${limits.good} s`,
  notJudgedText: 'Waits can only be recognized in ads made with Spinreel and played to their end.',
  fix: 'Add a pause in the longest part of the video, or shorten that part.',
  field: 'pausePoints',
  source: qualitySources.unity,
  read: ({ survey }) => {
    const stretches = readStretches(survey);
    if (stretches === null) return null;
    const [longest] = stretches.toSorted((a, b) => b.seconds - a.seconds);
    const value = roundToTenths(longest?.seconds ?? 0);
    return {
      value,
      valueText: `${value} s`,
      status: rateAtMost(value, limits),
      message: `Viewers only watch for up to ${value} s, ${endTexts[longest?.endsWith ?? 'outro']}.`,
    };
  },
});
