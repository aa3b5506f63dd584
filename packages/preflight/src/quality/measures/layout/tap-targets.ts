import type { FixField } from '@spinreel/config-schema/ad/fields/fix-fields';
import type { PlacementScreen } from '@spinreel/config-schema/options/options';
import type { SurveyedTarget } from '../../../survey/survey.ts';
import { defineMeasure, rateAtLeast, roundToTenths, qualitySources } from '../../measure.ts';
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
    const sized = listLayouts(survey)
      .flatMap(({ place, layout }) =>
        layout.targets.map(({ name, kind, box }) => {
          return { place, name, kind, sidePx: Math.min(box.width, box.height) };
        }),
      )
      .toSorted((a, b) => a.sidePx - b.sidePx);
    const [smallest] = sized;
    if (smallest === undefined) return null;
    const value = roundToTenths(smallest.sidePx);
    const status = rateAtLeast(value, limits);
    const small = sized.filter(({ sidePx }) => roundToTenths(sidePx) < limits.good);
    const message =
      status === 'good'
        ? 'Every button is large enough for a thumb.'
        : `The button "${smallest.name}" is only ${value} px on its shorter side, too small for a thumb.`;
    return {
      ...{ value, valueText: `${value} px`, status, message, places: listPlaces(small) },
      field: findField(smallest.kind, smallest.place.screen),
    };
  },
});

/** The style is that of the button that starts the spins. The player draws the mute button. */
function findField(kind: SurveyedTarget['kind'], screen: PlacementScreen): FixField | null {
  if (kind === 'mute') return null;
  return screen === 'outro' ? 'cta.positions' : 'cta.buttonStyle';
}
