import type { MeasureStatus, QualityGrade, QualityMeasure, QualityReport } from '../publishing-report.ts';
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
 * Scores how likely it is that viewers understand and play an ad: the weighted share of measures that are good. Measures that
 * cannot be judged do not count. The same survey gives the same score. Advice, never a reason to reject a file.
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
  return { score, grade, measures: judged.map(({ result }) => result) };
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
