import type { FixField } from '@spinreel/config-schema/ad/fields/fix-fields';
import { capitalize } from '@spinreel/config-schema/messages/format/capitalize';
import { defineMeasure, qualitySources } from '../../measure.ts';
import type { ShapeLayout, SurveyedTarget, SurveyedText } from '../../../survey/survey.ts';
import { findElement } from './find-element.ts';
import { computeArea, contains, intersect, listLayouts, listPlaces } from './list-layouts.ts';

/** The share of the smaller element that two elements may have in common: shadows and round corners are empty. */
const maxSharedArea = 0.05;

/** The least share of a button inside the screen, and of its points that taps reach. */
const minShare = 0.99;

export const collisions = defineMeasure({
  id: 'collisions',
  label: 'Elements that collide or are hidden',
  unit: 'count',
  weight: 2,
  targetText: 'none in any shape',
  notJudgedText: 'The ad has no texts or buttons that can be recognized.',
  fix: 'Open Placement, and move the elements apart.',
  field: 'cta.positions',
  source: qualitySources.own,
  read: ({ survey }) => {
    const layouts = listLayouts(survey);
    if (layouts.every(({ layout }) => layout.texts.length + layout.targets.length === 0)) return null;
    const found = layouts
      .flatMap(({ place, layout }) => findProblems(layout).map((problem) => ({ place, ...problem })))
      .toSorted((a, b) => b.lostShare - a.lostShare);
    const [worst] = found;
    if (worst === undefined)
      return {
        value: 0,
        valueText: 'none',
        status: 'good',
        message: 'No element collides with another or is hidden, in any shape.',
      };
    const value = new Set(found.map(({ sentence }) => sentence)).size;
    const others = value === 2 ? 'there is 1 more problem' : `there are ${value - 1} more problems`;
    return {
      value,
      valueText: String(value),
      status: 'poor',
      message: value === 1 ? `${worst.sentence}.` : `${worst.sentence}, and ${others}.`,
      places: listPlaces(found.filter(({ sentence }) => sentence === worst.sentence)),
      field: worst.field,
    };
  },
});

interface LayoutProblem {
  /** Without its full stop. The same problem has the same sentence in every shape. */
  readonly sentence: string;
  /** The share of the smaller element that cannot be seen or tapped. */
  readonly lostShare: number;
  readonly field: FixField | null;
}

function findProblems({ texts, targets }: ShapeLayout): LayoutProblem[] {
  const shown = texts.filter(({ isDecoration }) => !isDecoration);
  const buttons = targets.map((target) => ({ ...describeButton(target), target, box: target.box }));
  const free = shown.filter(({ targetIndex }) => targetIndex === null);
  const parts = [...buttons, ...free.map((text) => ({ ...describeText(text), target: null, box: text.box }))];
  const pairs = parts.flatMap((a, index) => parts.slice(index + 1).map((b) => [a, b] as const));
  const colliding = pairs.flatMap(([a, b]) => {
    const isNested =
      a.target !== null && b.target !== null && (contains(a.box, b.box) || contains(b.box, a.box));
    const lostShare = intersect(a.box, b.box) / Math.min(computeArea(a.box), computeArea(b.box));
    if (isNested || !(lostShare > maxSharedArea)) return [];
    const sentence = `${capitalize(a.name)} and ${b.name} are on top of each other`;
    return [{ sentence, lostShare, field: a.field ?? b.field }];
  });
  const hiddenTargets = buttons
    .map(({ target, ...part }) => ({ ...part, share: Math.min(target.insideShare, target.reachableShare) }))
    .filter(({ share }) => share < minShare)
    .map(({ share, ...part }) => ({ ...describeHidden(part), lostShare: 1 - share }));
  const hiddenTexts = shown
    .filter(({ isClipped, isCovered }) => isClipped || isCovered)
    .map((text) => ({ ...describeHidden(describeText(text)), lostShare: 1 }));
  return [...colliding, ...hiddenTargets, ...hiddenTexts];
}

type Part = Pick<LayoutProblem, 'field'> & { readonly name: string };

/** The player places the mute button. */
function describeButton({ name, kind }: SurveyedTarget): Part {
  return { name: `the button "${name}"`, field: kind === 'mute' ? null : 'cta.positions' };
}

function describeText({ text, targetIndex }: SurveyedText): Part {
  const element = findElement(text);
  const position = element === 'ageMark' ? 'ageMark' : 'legalText';
  const field = element === null ? null : (`compliance.positions.${position}` as const);
  return { name: `the text "${text}"`, field: targetIndex === null ? field : 'cta.positions' };
}

function describeHidden({ name, field }: Part): Omit<LayoutProblem, 'lostShare'> {
  return { sentence: `${capitalize(name)} is not completely visible`, field };
}
