import { defineMeasure, rateAtMost, roundToTenths, qualitySources } from '../../measure.ts';
import { readSecondsAfterPaint } from './read-game-times.ts';

const limits = { good: 3, fair: 5 } as const;

export const hintVisible = defineMeasure({
  id: 'hint-visible',
  label: 'Hint where to tap',
  unit: 's',
  weight: 2,
  targetText: `within ${limits.good} s`,
  notJudgedText: 'Hints in ads of other tools are images, which cannot be recognized.',
  fix: 'Turn on the finger pointer, and write on the button what to do.',
  field: 'cta.showFingerPointer',
  source: qualitySources.unity,
  read: ({ survey }) => {
    const seconds = readSecondsAfterPaint(survey, survey.timeline.hintMs);
    if (seconds === null) {
      if (survey.maker.origin === 'foreign' || survey.stills.length === 0) return null;
      return { value: null, valueText: 'none', status: 'poor', message: 'Nothing shows where to tap.' };
    }
    const value = roundToTenths(seconds);
    const status = rateAtMost(value, limits);
    const message =
      status === 'good'
        ? `A hint where to tap appears after ${value} s.`
        : `A hint where to tap appears only after ${value} s.`;
    return { value, valueText: `${value} s`, status, message };
  },
});
