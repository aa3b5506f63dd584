import { defineMeasure, rateAtMost, qualitySources } from '../../measure.ts';
import type { Box, ShapeLayout } from '../../../survey/survey.ts';
import { computeArea, contains, intersect, listLayouts, listPlaces } from './list-layouts.ts';
import { formatShare, hasKnownScreens, roundShare, unknownScreensText } from './read-shares.ts';

const limits = { good: 0.05, fair: 0.2 } as const;

/** Larger images are backgrounds, as a share of the screen. */
const largestImageShare = 0.3;

/**
 * The largest share of an element that another one covers: texts, buttons, and small images such as a logo or a badge. Hands
 * belong on their buttons.
 */
export const elementOverlap = defineMeasure({
  id: 'element-overlap',
  label: 'Overlap of elements',
  unit: 'ratio',
  weight: 1,
  targetText: `at most ${formatShare(limits.good)} of an element`,
  notJudgedText: unknownScreensText,
  fix: 'Open Placement, and move the elements apart.',
  field: 'cta.positions',
  source: qualitySources.own,
  read: ({ survey }) => {
    const measured = listLayouts(survey)
      .filter(({ layout }) => layout.texts.length + layout.targets.length > 0)
      .map(({ place, layout }) => ({ place, share: roundShare(findLargestOverlap(listBoxes(layout))) }));
    if (measured.length === 0 || !hasKnownScreens(survey)) return null;
    const value = Math.max(...measured.map(({ share }) => share));
    const status = rateAtMost(value, limits);
    return {
      ...{ value, valueText: formatShare(value), status },
      message:
        status === 'good'
          ? 'No element covers a part of another one.'
          : `${formatShare(value)} of an element is covered by another one.`,
      places: listPlaces(measured.filter(({ share }) => share > limits.good)),
    };
  },
});

function listBoxes({ widthPx, heightPx, texts, targets, images }: ShapeLayout): Box[] {
  const small = images.filter(
    ({ kind, box }) => kind === 'image' && computeArea(box) <= largestImageShare * widthPx * heightPx,
  );
  const free = texts.filter(({ isDecoration, targetIndex }) => !isDecoration && targetIndex === null);
  return [...targets, ...free, ...small].map(({ box }) => box).filter((box) => computeArea(box) > 0);
}

/** An element inside another one is a part of it, such as the image of a button. */
function findLargestOverlap(boxes: readonly Box[]): number {
  let largest = 0;
  for (const [index, a] of boxes.entries())
    for (const b of boxes.slice(index + 1)) {
      if (contains(a, b) || contains(b, a)) continue;
      largest = Math.max(largest, intersect(a, b) / Math.min(computeArea(a), computeArea(b)));
    }
  return largest;
}
