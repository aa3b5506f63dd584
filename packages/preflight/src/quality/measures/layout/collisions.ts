import { defineMeasure } from '../../measure.ts';
import { qualitySources } from '../../sources.ts';
import type { ShapeLayout } from '../../../survey/survey.ts';
import { intersect, listLayouts, listPlaces } from './list-layouts.ts';

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
    const found = layouts.flatMap(({ place, layout }) =>
      findProblems(layout).map((problem) => ({ place, problem })),
    );
    const value = new Set(found.map(({ problem }) => problem)).size;
    const [first] = found;
    const message =
      first === undefined ? 'No element collides with another or is hidden, in any shape.' : first.problem;
    return {
      value,
      valueText: value === 0 ? 'none' : String(value),
      status: value === 0 ? 'good' : 'poor',
      message,
      places: listPlaces(found),
    };
  },
});

/** The problems of one layout as sentences. The same problem has the same sentence in every shape. */
function findProblems({ texts, targets }: ShapeLayout): string[] {
  const free = texts.filter(({ targetIndex, isDecoration }) => targetIndex === null && !isDecoration);
  const parts = [
    ...targets.map(({ name, box }) => ({ name: `the button "${name}"`, box })),
    ...free.map(({ text, box }) => ({ name: `the text "${text}"`, box })),
  ];
  const pairs = parts.flatMap((a, index) => parts.slice(index + 1).map((b) => [a, b] as const));
  const colliding = pairs.flatMap(([a, b]) => {
    const smaller = Math.min(a.box.width * a.box.height, b.box.width * b.box.height);
    const isColliding = intersect(a.box, b.box) > maxSharedArea * smaller;
    return isColliding ? [`${capitalize(a.name)} and ${b.name} are on top of each other.`] : [];
  });
  const hiddenTargets = targets
    .filter(({ insideShare, reachableShare }) => insideShare < minShare || reachableShare < minShare)
    .map(({ name }) => `The button "${name}" is not completely visible.`);
  const hiddenTexts = texts
    .filter(({ isClipped, isCovered, isDecoration }) => !isDecoration && (isClipped || isCovered))
    .map(({ text }) => `The text "${text}" is not completely visible.`);
  return [...colliding, ...hiddenTargets, ...hiddenTexts];
}

function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
