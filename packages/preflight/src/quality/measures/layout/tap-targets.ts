import { defineMeasure, rateAtLeast, roundToTenths } from '../../measure.ts';
import { qualitySources } from '../../sources.ts';
import { listLayouts, listPlaces } from './list-layouts.ts';

const limits = { good: 44, fair: 36 } as const;

export const tapTargets = defineMeasure({
  id: 'tap-targets',
  label: 'Smallest button',
  unit: 'px',
  weight: 2,
  targetText: `at least ${limits.good} px on each side`,
  notJudgedText: 'The ad has no elements that can be recognized as buttons.',
  fix: 'Make the button larger: use a longer text or another style, or a larger image for the outro button.',
  field: 'cta.buttonStyle',
  source: qualitySources.targetSize,
  read: ({ survey }) => {
    const sized = listLayouts(survey).flatMap(({ place, layout }) =>
      layout.targets.map(({ name, box }) => ({ place, name, sidePx: Math.min(box.width, box.height) })),
    );
    const [smallest] = sized.toSorted((a, b) => a.sidePx - b.sidePx);
    if (smallest === undefined) return null;
    const value = roundToTenths(smallest.sidePx);
    const status = rateAtLeast(value, limits);
    const small = sized.filter(({ sidePx }) => roundToTenths(sidePx) < limits.good);
    const message =
      status === 'good'
        ? 'Every button is large enough for a thumb.'
        : `The button "${smallest.name}" is only ${value} px on its shorter side, too small for a thumb.`;
    return { value, valueText: `${value} px`, status, message, places: listPlaces(small) };
  },
});
