import { defineMeasure, rateAtMost, qualitySources } from '../../measure.ts';

const limits = { good: 2, fair: 3 } as const;

/**
 * The speed of the machine changes this time more than the ad does, so it is rounded up to whole seconds, and less than this
 * is not told apart.
 */
const leastSeconds = 2;

export const firstPaint = defineMeasure({
  id: 'first-paint',
  label: 'First image',
  unit: 's',
  weight: 1,
  targetText: `within ${limits.good} s`,
  notJudgedText: 'The page painted nothing that can be timed.',
  fix: 'Use a smaller cover image.',
  field: 'assets.coverImage',
  source: qualitySources.firstPaint,
  read: ({ survey: { maker, timeline } }) => {
    if (timeline.firstPaintMs === null) return null;
    const value = Math.max(leastSeconds, Math.ceil(timeline.firstPaintMs / 1000));
    return {
      value,
      valueText: `within ${value} s`,
      status: rateAtMost(value, limits),
      message: `The first image shows within ${value} s of opening the file, not counting the download.`,
      ...(maker.origin === 'foreign' ? { fix: 'Paint something before the game is loaded.' } : {}),
    };
  },
});
