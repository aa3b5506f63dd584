import { defineMeasure, rateAtMost, qualitySources } from '../../measure.ts';
import type { ShapeLayout } from '../../../survey/survey.ts';
import { computeArea, intersect, listLayouts, listPlaces } from './list-layouts.ts';
import { formatShare, roundShare, hasKnownScreens, unknownScreensText } from './read-shares.ts';

const limits = { good: 0.1, fair: 0.25 } as const;

/** How much of the cover's hero, logo and title its texts and buttons cover, in the worst shape. */
export const mainPartCovered = defineMeasure({
  id: 'main-part-covered',
  label: 'Main part of the cover covered',
  unit: 'ratio',
  weight: 1,
  targetText: `at most ${formatShare(limits.good)}`,
  notJudgedText: ({ survey }) =>
    hasKnownScreens(survey) ? 'No part of the cover stands out.' : unknownScreensText,
  fix: 'Open Placement, and choose Place automatically.',
  field: 'cta.positions',
  source: qualitySources.own,
  read: ({ survey }) => {
    const measured = listLayouts(survey)
      .filter(({ place, layout }) => place.screen === 'cover' && layout.mainParts !== null)
      .filter(({ layout }) => layout.texts.length + layout.targets.length > 0)
      .map(({ place, layout }) => ({ place, share: roundShare(measureCoveredShare(layout)) }));
    if (measured.length === 0 || !hasKnownScreens(survey)) return null;
    const value = Math.max(...measured.map(({ share }) => share));
    const status = rateAtMost(value, limits);
    return {
      ...{ value, valueText: formatShare(value), status },
      message:
        status === 'good'
          ? 'Texts and buttons leave the main part of the cover free.'
          : `Texts and buttons cover ${formatShare(value)} of the main part of the cover.`,
      places: listPlaces(measured.filter(({ share }) => share > limits.good)),
    };
  },
});

/** The covered area of all main parts by their area. Labels are a part of their buttons. */
function measureCoveredShare({ mainParts, texts, targets }: ShapeLayout): number {
  const parts = mainParts ?? [];
  const elements = [...targets, ...texts.filter((text) => text.targetIndex === null && !text.isDecoration)];
  const area = parts.reduce((sum, { box }) => sum + computeArea(box), 0);
  const covered = parts.reduce((sum, { box }) => {
    const shares = elements.reduce((all, element) => all + intersect(box, element.box), 0);
    return sum + Math.min(computeArea(box), shares);
  }, 0);
  return area === 0 ? 0 : covered / area;
}
