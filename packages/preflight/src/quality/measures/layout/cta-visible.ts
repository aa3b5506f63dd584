import { defineMeasure, rateAtLeast, qualitySources } from '../../measure.ts';
import { meetsContrast } from './contrast-need.ts';
import { contains, listLayouts, listPlaces, type PlacedLayout } from './list-layouts.ts';

/** The least size of a label. Apple's guidelines name 11 points as the smallest text. */
const minFontPx = 11;

const limits = { good: 1, fair: 0.9 } as const;

export const ctaVisible = defineMeasure({
  id: 'cta-visible',
  label: 'Store button visible',
  unit: 'ratio',
  weight: 3,
  targetText: 'whole and legible in every shape',
  notJudgedText: 'The last screen was not reached, or its button is no element that can be recognized.',
  fix: 'Move the outro button into the screen, away from other elements, and choose a color that differs from its text.',
  field: 'cta.positions',
  source: qualitySources.axon,
  read: ({ survey }) => {
    if (survey.hasOpenedStore === false)
      return {
        value: 0,
        valueText: 'opens no store',
        status: 'poor',
        message: 'The ad was played, but no tap opened the store.',
        fix: "Open the store when viewers tap the button, with the network's call.",
        field: null,
      };
    const layouts = listLayouts(survey).filter(({ place }) => place.screen === 'outro');
    const known = layouts.filter(({ layout }) => layout.targets.some(({ kind }) => kind !== 'mute'));
    if (known.length === 0) return null;
    const rated = layouts.map((placed) => ({ ...placed, ...rate(placed) }));
    const bad = rated.filter(({ share, isLegible }) => share < limits.good || !isLegible);
    const value = Math.min(...rated.map(({ share }) => share));
    const status = rateAtLeast(value, limits);
    const isLegible = rated.every((one) => one.isLegible);
    const percent = `${Math.round(value * 100)} %`;
    return {
      value,
      valueText: isLegible ? `${percent} visible` : `${percent} visible, hard to read`,
      status: status === 'good' && !isLegible ? 'fair' : status,
      message:
        status === 'good' && isLegible
          ? 'The store button is whole and legible in every shape.'
          : status === 'good'
            ? 'The text of the store button is small or has too little contrast.'
            : `Only ${percent} of the store button can be seen and tapped in the worst shape.`,
      places: listPlaces(bad),
      ...(status === 'good' ? { field: 'outro.color' as const } : {}),
    };
  },
});

/** The best button of a screen: ads may have a button that closes them, too. An element around a button is none. */
function rate({ layout }: PlacedLayout): { share: number; isLegible: boolean } {
  const { targets } = layout;
  const shares = targets.map((target) => {
    const isOuter = targets.some(
      (other) => other !== target && contains(target.box, other.box) && !contains(other.box, target.box),
    );
    return target.kind === 'mute' || isOuter ? 0 : target.insideShare * target.reachableShare;
  });
  const share = Math.round(Math.max(0, ...shares) * 100) / 100;
  const best = shares.indexOf(Math.max(...shares));
  const labels = layout.texts.filter(
    ({ targetIndex, isDecoration }) => targetIndex === best && !isDecoration,
  );
  return {
    share,
    isLegible: labels.every((text) => text.fontSizePx >= minFontPx && meetsContrast(text)),
  };
}
