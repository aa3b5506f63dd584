import { complianceElementNames } from '@spinreel/config-schema/compliance/compliance-elements';
import {
  listReviewStatements,
  reviewStatements,
} from '@spinreel/config-schema/compliance/review/review-statements';
import { markets } from '@spinreel/config-schema/compliance/markets';
import { productTypeLabels } from '@spinreel/config-schema/compliance/product-types';
import {
  hasJudgedElements,
  isDangerous,
  isImprovable,
  notLegalAdvice,
  onlyRecommendations,
  publishingTitles,
  summarizeCompliance,
  summarizeQuality,
} from '@spinreel/config-schema/messages/publishing-messages';
import { describePlaces } from '@spinreel/config-schema/options/placement/describe-places';
import type {
  ComplianceFinding,
  ComplianceReport,
  QualityMeasure,
  QualityReport,
} from '@spinreel/preflight/publishing-report';
import type { UnjudgedRule } from '@spinreel/preflight/verdict';
import type { CheckedFile, ReportFinding } from '../check-report.ts';

/** The answer for one network, in the shape of a verdict. */
export interface TopicResult {
  readonly network: string;
  /** The answer in one sentence. */
  readonly summary: string;
  readonly passed: boolean;
  /** Whether enough could be judged to call the result good. */
  readonly isJudged: boolean;
  readonly findings: readonly ReportFinding[];
  readonly notJudged: readonly UnjudgedRule[];
}

/** A question about publishing a file, beyond the rules of networks. */
export interface Topic {
  readonly id: 'required-texts' | 'quality';
  readonly title: string;
  readonly results: readonly TopicResult[];
  /** Limits of the answers. */
  readonly notes: readonly string[];
}

/** Lists the questions that were answered for a file. Empty if it was not checked for publishing. */
export function listTopics({ publishing = [], confirmed = [] }: CheckedFile): Topic[] {
  const required = publishing.flatMap(({ network, compliance }) =>
    compliance === null ? [] : [{ network, compliance }],
  );
  const sources = required
    .flatMap(({ compliance }) => compliance.presets)
    .map(({ label, source, checkedOn }) => `${label}: ${source.label}, ${source.url}, read on ${checkedOn}.`);
  // A file does not tell what its texts mean.
  const hasAppRating = confirmed.includes('app-rating');
  const statements = required
    .flatMap(({ compliance }) => listReviewStatements({ ...compliance, hasAppRating }))
    .map(
      (id) =>
        `${confirmed.includes(id) ? 'Confirmed by a person' : 'Not confirmed'}: ${reviewStatements[id].text}`,
    );
  const topics: readonly Topic[] = [
    {
      id: 'required-texts',
      title: publishingTitles.requiredTexts,
      results: required.map(({ network, compliance }) => judgeTexts(network, compliance)),
      notes: [...new Set([...statements, ...sources]), notLegalAdvice],
    },
    {
      id: 'quality',
      title: publishingTitles.quality,
      results: publishing.map(({ network, quality }) => judgeQuality(network, quality)),
      notes: [onlyRecommendations],
    },
  ];
  return topics.filter(({ results }) => results.length > 0);
}

/** Lists what was found out about a file: the verdicts of networks, then the answers about publishing. */
export function listResults(file: CheckedFile): Pick<TopicResult, 'network' | 'findings' | 'notJudged'>[] {
  return [...file.verdicts, ...listTopics(file).flatMap(({ results }) => results)];
}

function judgeTexts(network: string, compliance: ComplianceReport): TopicResult {
  const { product, market, passed, findings, notJudged } = compliance;
  return {
    network,
    summary: `${productTypeLabels[product]}, ${markets[market]}: ${summarizeCompliance(compliance)}`,
    passed,
    isJudged: hasJudgedElements(compliance) && notJudged.length === 0,
    findings: findings.map((finding) => ({
      ...finding,
      message: addPlaces(finding),
      isLaw: true,
      element: finding.element === null ? null : complianceElementNames[finding.element],
    })),
    notJudged,
  };
}

function judgeQuality(network: string, quality: QualityReport): TopicResult {
  const { measures } = quality;
  return {
    network,
    summary: summarizeQuality(quality),
    passed: !measures.some(isDangerous),
    isJudged: quality.score !== null,
    findings: measures.filter(({ status }) => status !== 'not-judged').map(toFinding),
    notJudged: measures
      .filter(({ status }) => status === 'not-judged')
      .map(({ id, message }) => ({ ruleId: id, reason: message })),
  };
}

function toFinding(measure: QualityMeasure): ReportFinding {
  const { id, label, valueText, targetText, fix, source } = measure;
  return {
    ruleId: id,
    severity: isDangerous(measure) ? 'warning' : 'advice',
    passed: !isImprovable(measure),
    message: `${label}: ${valueText}, target: ${targetText}. ${addPlaces(measure)}`,
    occurrences: [],
    occurrenceCount: 0,
    uploadError: null,
    fix,
    limit: null,
    source: source.url,
    checkedOn: null,
    confidence: null,
  };
}

function addPlaces({ message, places }: Pick<ComplianceFinding, 'message' | 'places'>): string {
  const where = describePlaces(places);
  return where === '' ? message : `${message} ${where}.`;
}
