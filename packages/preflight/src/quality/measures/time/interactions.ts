import { defineMeasure, rateAtLeast, qualitySources } from '../../measure.ts';

const limits = { good: 2, fair: 1 } as const;

export const interactions = defineMeasure({
  id: 'interactions',
  label: 'Taps before the store',
  unit: 'count',
  weight: 2,
  targetText: `at least ${limits.good}`,
  notJudgedText: 'Taps can only be counted in ads made with Spinreel and played to their end.',
  fix: 'Add a pause, so that viewers play and do not only watch.',
  field: 'pausePoints',
  source: qualitySources.axon,
  read: ({ survey: { maker, failure, timeline } }) => {
    // An ad of which nothing is known is tapped wherever something may happen.
    if (maker.origin === 'foreign' || failure !== null) return null;
    const taps = timeline.taps.filter(({ phase, hasOpenedStore }) => phase !== 'outro' && !hasOpenedStore);
    const value = taps.length;
    const valueText = value === 1 ? '1 tap' : `${value} taps`;
    const status = rateAtLeast(value, limits);
    const message =
      status === 'good' ? `Viewers play with ${valueText}.` : `Viewers have only ${valueText} to play.`;
    return { value, valueText, status, message };
  },
});
