import type {
  MeasureStatus,
  QualityGrade,
  QualityMeasure,
  QualityReport,
  Unscored,
} from '../publishing-report.ts';
import type { Survey } from '../survey/survey.ts';
import type { Measure, QualityQuestion } from './measure.ts';
import { allMeasures } from './measures/all-measures.ts';

/** The share of a measure's weight that each status earns. */
const shares: Readonly<Record<Exclude<MeasureStatus, 'not-judged'>, number>> = {
  good: 1,
  fair: 0.5,
  poor: 0,
};

/** The least score of each grade, best first. */
const grades: readonly (readonly [QualityGrade, number])[] = [
  ['excellent', 90],
  ['good', 75],
  ['fair', 50],
  ['poor', 0],
];

/**
 * How many measures must be judged for a score. A file that only opens has at most six: first image, store button, silence,
 * loudness, flashes and size. An ad of another tool whose buttons are elements has about nine.
 */
const minJudgedMeasures = 8;

/**
 * Scores how likely it is that viewers understand and play an ad: the weighted share of measures that are good. Measures that
 * cannot be judged do not count, and if fewer than `minJudgedMeasures` can be judged, there is no score. The same survey gives
 * the same score. Advice, never a reason to reject a file.
 *
 * @example
 * scoreQuality({ survey, network, sizeBytes: bytes.length, media: null }).grade; // 'excellent'
 */
export function scoreQuality(question: QualityQuestion): QualityReport {
  const judged = allMeasures.map((measure) => ({ measure, result: judge(measure, question) }));
  let earned = 0;
  let possible = 0;
  for (const { measure, result } of judged) {
    if (result.status === 'not-judged') continue;
    possible += measure.weight;
    earned += measure.weight * shares[result.status];
  }
  const score = possible === 0 ? 0 : Math.round((100 * earned) / possible);
  const grade = grades.find(([, least]) => score >= least)?.[0] ?? 'poor';
  const measures = judged.map(({ result }) => result);
  return withholdScore({ score, grade, measures }, explainGaps(question.survey));
}

/** Removes a score that too few measures support. `reason` says why they could not be judged. */
export function withholdScore(
  scored: Omit<QualityReport, 'unscored'>,
  reason: Pick<Unscored, 'code' | 'failure'>,
): QualityReport {
  const { measures } = scored;
  const judgedCount = measures.filter(({ status }) => status !== 'not-judged').length;
  if (judgedCount >= minJudgedMeasures) return { ...scored, unscored: null };
  return {
    score: null,
    grade: null,
    unscored: { ...reason, judgedCount, measureCount: measures.length, neededCount: minJudgedMeasures },
    measures,
  };
}

function explainGaps({ stills, hasOpenedStore, failure }: Survey): Pick<Unscored, 'code' | 'failure'> {
  if (stills.length === 0) return { code: 'not-played', failure };
  if (hasOpenedStore === false) return { code: 'store-not-opened', failure };
  return { code: failure === null ? 'not-recognized' : 'not-finished', failure };
}

function judge(measure: Measure, question: QualityQuestion): QualityMeasure {
  const { id, label, unit, targetText, fix, field, source, notJudgedText } = measure;
  const described = { id, label, unit, targetText, fix, field, source };
  const reading = measure.read(question);
  if (reading === null)
    return {
      ...described,
      value: null,
      valueText: 'not judged',
      status: 'not-judged',
      isWarning: false,
      message: typeof notJudgedText === 'string' ? notJudgedText : notJudgedText(question),
      places: [],
    };
  return { ...described, isWarning: false, places: [], ...reading };
}
