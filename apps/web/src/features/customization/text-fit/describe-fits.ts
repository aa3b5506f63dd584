import { nameScreenPart } from '../../../lib/ad/name-screen-part.ts';
import { adTexts } from './fitted-text.ts';
import { formatFontSize, type FitProblem, type ShapeFit, type TextFit } from './summarize-text-fit.ts';
import type { TextFitState } from './text-fit-context.ts';

/** Says in a few sentences whether all texts fit and can be read, or how far the measurement is. */
export function describeFits({
  progress,
  fits,
  hasFailed,
}: Pick<TextFitState, 'progress' | 'fits' | 'hasFailed'>): string {
  if (progress !== null) return `Measuring: ${progress.done} of ${progress.total} screens`;
  if (hasFailed) return 'The texts could not be measured. Change a text to try again.';
  if (fits === null) return 'Measuring texts';
  const texts = fits.flatMap((fit) => fit.texts);
  const count = texts.filter(({ problems }) => problems.some((problem) => problem !== 'faint')).length;
  const faintCount = texts.filter(({ problems }) => problems.includes('faint')).length;
  const smallest = `The smallest is ${formatFontSize(Math.min(...texts.map(({ smallestPx }) => smallestPx)))}.`;
  return [
    count === 0 ? 'All texts fit.' : `${count === 1 ? '1 text does' : `${count} texts do`} not fit.`,
    ...(faintCount === 0 ? [] : [`${faintCount === 1 ? '1 has' : `${faintCount} have`} low contrast.`]),
    smallest,
  ].join(' ');
}

/** Names a problem of a text in a word or two. */
export function describeProblem(problem: FitProblem, { id }: Pick<ShapeFit, 'id'>): string {
  switch (problem) {
    case 'clipped':
      return 'Cut off';
    case 'overlapping':
      return 'Overlaps';
    case 'small':
      return `Below ${adTexts[id].smallestPx} px`;
    case 'faint':
      return 'Low contrast';
  }
}

/** Says what is wrong with a text in one shape: 'Overlaps the spin button'. */
export function describeShapeProblem(problem: FitProblem, { id, screen, overlaps }: ShapeFit): string {
  if (problem !== 'overlapping') return describeProblem(problem, { id });
  const names = overlaps.map((role) => `the ${nameScreenPart(role, screen)}`);
  return `Overlaps ${new Intl.ListFormat('en').format(names)}`;
}

/** Says in which shapes a text is too small, and what to do. `budget` is null if it is not known yet. */
export function describeLength({ id, shapes, smallestPx }: TextFit, budget: number | null): string {
  const small = shapes.filter(({ problems }) => problems.includes('small'));
  const names = new Intl.ListFormat('en').format(small.map(({ shape }) => shape.name)).toLowerCase();
  const size = `Only ${formatFontSize(smallestPx)} in ${names}.`;
  if (budget === null) return size;
  const isTooLong = small.some(({ content }) => Array.from(content).length > budget);
  return `${size} ${isTooLong ? describeBudget(budget, { id }) : 'Use fewer or shorter words.'}`;
}

/**
 * Says how many characters of a text stay readable: 'About 26 characters stay at 14 px or more in every shape.' `budget` is null
 * while it is measured. Both sentences have about the same length, so that nothing moves when it is known.
 */
export function describeBudget(budget: number | null, { id }: Pick<TextFit, 'id'>): string {
  const limit = `characters stay at ${adTexts[id].smallestPx} px or more in every shape.`;
  return budget === null ? `Measuring how many ${limit}` : `About ${budget} ${limit}`;
}
