/** The parts of a compliance report that its summary needs. */
interface SummarizedCompliance {
  readonly presets: readonly object[];
  readonly findings: readonly {
    readonly passed: boolean;
    readonly severity: string;
    readonly element: string | null;
  }[];
  readonly notJudged: readonly object[];
}

/** The parts of a measure that a summary needs. */
interface SummarizedMeasure {
  readonly status: string;
  readonly isWarning: boolean;
}

/** Why an ad has no score of quality. */
const unscoredTexts = {
  'not-played': 'The ad could not be played.',
  'store-not-opened': 'No tap opened the store, so the last screen was not seen.',
  'not-finished': 'The ad could not be played to its end.',
  'not-recognized': 'The other parts of the ad could not be recognized or measured.',
} as const;

/** The kinds of reasons why an ad has no score of quality. */
export type UnscoredCode = keyof typeof unscoredTexts;

/** The parts of a quality report that its summary needs. */
interface SummarizedQuality {
  readonly score: number | null;
  readonly grade: string | null;
  readonly unscored: {
    readonly code: UnscoredCode;
    readonly judgedCount: number;
    readonly measureCount: number;
    readonly neededCount: number;
  } | null;
  readonly measures: readonly SummarizedMeasure[];
}

/** The names of the questions before an ad is published. */
export const publishingTitles = {
  accepted: 'Checked for the networks',
  requiredTexts: 'Required texts shown',
  quality: 'Likely to work',
} as const;

/** Follows every statement about laws. */
export const notLegalAdvice = 'This is not legal advice.';

/** Follows every score of an ad's quality. */
export const onlyRecommendations = "These are recommendations. They don't block publishing.";

/**
 * Summarizes whether an ad shows what its market requires.
 *
 * @example
 * summarizeCompliance(report); // '2 problems block publishing, 1 recommendation.'
 */
export function summarizeCompliance(report: SummarizedCompliance): string {
  const { presets, findings, notJudged } = report;
  const broken = findings.filter(({ passed }) => !passed);
  const blocking = broken.filter(({ severity }) => severity === 'error').length;
  const advice = broken.length - blocking;
  const parts = [
    blocking > 0 ? `${blocking} ${blocking === 1 ? 'problem blocks' : 'problems block'} publishing` : null,
    advice > 0 ? `${advice} ${advice === 1 ? 'recommendation' : 'recommendations'}` : null,
  ].filter((part) => part !== null);
  if (parts.length > 0) return `${parts.join(', ')}.`;
  if (presets.length === 0) return 'no known requirements.';
  if (!hasJudgedElements(report)) return 'could not be checked.';
  return notJudged.length > 0 ? 'no problems found in what could be checked.' : 'shows everything required.';
}

/** Whether it is known of at least one element that it is there or missing, or no element is required. */
export function hasJudgedElements({ findings, notJudged }: Omit<SummarizedCompliance, 'presets'>): boolean {
  return notJudged.length === 0 || findings.some(({ element }) => element !== null);
}

/**
 * Summarizes how likely an ad is to work, or why that is unknown.
 *
 * @example
 * summarizeQuality(report); // '92 of 100, excellent. 1 thing to improve.'
 */
export function summarizeQuality({ score, grade, unscored, measures }: SummarizedQuality): string {
  const count = measures.filter(isImprovable).length;
  const danger = measures.some(isDangerous) ? ' Its flashes can cause seizures.' : '';
  const rest = count === 0 ? '' : ` ${count} ${count === 1 ? 'thing' : 'things'} to improve.`;
  if (score === null) {
    const why = unscored === null ? '' : ` ${describeUnscored(unscored)}`;
    return `Could not be scored.${why}${danger}${rest}`;
  }
  const unjudged = measures.filter(({ status }) => status === 'not-judged').length;
  const gaps = unjudged === 0 ? '' : ` ${unjudged} of ${measures.length} measures could not be judged.`;
  return `${Math.round(score)} of 100, ${grade}.${danger}${rest}${gaps}`;
}

function describeUnscored(unscored: NonNullable<SummarizedQuality['unscored']>): string {
  const { code, judgedCount, measureCount, neededCount } = unscored;
  const judged = judgedCount === 0 ? 'None' : `Only ${judgedCount}`;
  const counts = `${judged} of ${measureCount} measures could be judged, and a score needs ${neededCount}.`;
  return `${unscoredTexts[code]} ${counts}`;
}

/** Whether a measure missed its target. */
export function isImprovable({ status }: Pick<SummarizedMeasure, 'status'>): boolean {
  return status === 'fair' || status === 'poor';
}

/** Whether a measure endangers viewers. Flashes weigh more than any score. */
export function isDangerous(measure: SummarizedMeasure): boolean {
  return measure.isWarning && isImprovable(measure);
}
