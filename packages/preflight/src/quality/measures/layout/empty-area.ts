import { defineMeasure, rateAtMost, qualitySources } from '../../measure.ts';
import { listLayouts, listPlaces } from './list-layouts.ts';
import { formatShare, hasKnownScreens, unknownScreensText } from './read-shares.ts';

const limits = { good: 0.5, fair: 0.65 } as const;

/** The share of the screen that shows nothing: it is blurred or in one color. The emptiest screen counts. */
export const emptyArea = defineMeasure({
  id: 'empty-area',
  label: 'Screen without detail',
  unit: 'ratio',
  weight: 1,
  targetText: `at most ${formatShare(limits.good)} of any screen`,
  notJudgedText: unknownScreensText,
  fix: 'Make the video area larger, or use images that fill the screen.',
  field: 'assets.gameplayVideo',
  source: qualitySources.own,
  read: ({ survey }) => {
    const layouts = listLayouts(survey).toSorted((a, b) => b.layout.emptyShare - a.layout.emptyShare);
    const [emptiest] = layouts;
    if (emptiest === undefined || !hasKnownScreens(survey)) return null;
    const value = emptiest.layout.emptyShare;
    const status = rateAtMost(value, limits);
    return {
      ...{ value, valueText: formatShare(value), status },
      message:
        status === 'good'
          ? 'Every screen is filled with something to see.'
          : `Up to ${formatShare(value)} of a screen is blurred or in one color.`,
      places: listPlaces(layouts.filter(({ layout }) => layout.emptyShare > limits.good)),
    };
  },
});
