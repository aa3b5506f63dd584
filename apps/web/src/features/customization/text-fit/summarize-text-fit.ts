import { adTexts, type AdTextId, type FitMeasurement, type FittedText } from './fitted-text.ts';
import type { FitShape } from './fit-shapes.ts';

/** A problem of a text, the worst first. */
export const fitProblems = ['clipped', 'overlapping', 'small', 'faint'] as const;
export type FitProblem = (typeof fitProblems)[number];

/** A text on one shape, where it is smallest or has the most problems. */
export interface ShapeFit extends FittedText {
  readonly shape: FitShape;
  readonly problems: readonly FitProblem[];
}

/** A text of an ad in one language, in all shapes. */
export interface TextFit {
  readonly id: AdTextId;
  readonly smallestPx: number;
  readonly problems: readonly FitProblem[];
  readonly shapes: readonly ShapeFit[];
}

/** Sizes are computed with fractions, so that 14 pixels may be a little less. */
const tolerancePx = 0.01;

/** Returns the texts of an ad in one language, those with problems first, otherwise in the order of the ad. */
export function summarizeTextFit(measurements: readonly FitMeasurement[]): TextFit[] {
  const ids = (Object.keys(adTexts) as AdTextId[]).filter((id) =>
    measurements.some(({ texts }) => texts.some((text) => text.id === id)),
  );
  return ids
    .map((id): TextFit => {
      const shapes = measurements.flatMap(({ shape, texts }) =>
        pickWorst(texts.filter((text) => text.id === id).map((text) => withProblems(text, shape))),
      );
      return {
        id,
        shapes,
        smallestPx: Math.min(...shapes.map(({ sizePx }) => sizePx)),
        problems: fitProblems.filter((problem) => shapes.some(({ problems }) => problems.includes(problem))),
      };
    })
    .toSorted((a, b) => rankProblems(a.problems) - rankProblems(b.problems));
}

/** Formats a font size, rounded down so that 13.98 is not a 14: '13.9 px'. */
export function formatFontSize(sizePx: number): string {
  return `${Math.floor((sizePx + tolerancePx) * 10) / 10} px`;
}

/** Whether a text is smaller than it should be. */
export function isTooSmall({ id, sizePx }: Pick<FittedText, 'id' | 'sizePx'>): boolean {
  return sizePx < adTexts[id].smallestPx - tolerancePx;
}

function withProblems(text: FittedText, shape: FitShape): ShapeFit {
  const has: Record<FitProblem, boolean> = {
    clipped: text.isClipped,
    overlapping: text.overlaps.length > 0,
    small: isTooSmall(text),
    faint: text.isFaint,
  };
  return { ...text, shape, problems: fitProblems.filter((problem) => has[problem]) };
}

/** The same text is on several screens of an ad. Returns the one with the most problems or the smallest type, if any. */
function pickWorst(fits: readonly ShapeFit[]): ShapeFit[] {
  return fits.toSorted(compareFits).slice(0, 1);
}

/** Sorts the fits of a text: those with the most problems, then with the smallest type first. */
export function compareFits(one: ShapeFit, other: ShapeFit): number {
  return other.problems.length - one.problems.length || one.sizePx - other.sizePx;
}

function rankProblems(problems: readonly FitProblem[]): number {
  const [worst] = problems;
  return worst === undefined ? fitProblems.length : fitProblems.indexOf(worst);
}
