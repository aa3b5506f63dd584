import type { ReportFinding } from '../check-report.ts';

type Confidence = NonNullable<ReportFinding['confidence']>;

/** How certain a rule of a network is, by the confidence of its source. */
export const networkConfidenceTexts = {
  high: 'stated by the network',
  medium: 'several independent sources agree',
  low: 'stated by a third party',
} as const satisfies Record<Confidence, string>;

/** How certain a law or a policy about gambling ads is. */
export const lawConfidenceTexts = {
  high: 'from the authority or the policy’s owner',
  medium: 'from a reliable source',
  low: 'from one secondary source',
} as const satisfies Record<Confidence, string>;

/** The facts about a source. */
type SourceFacts = Pick<ReportFinding, 'checkedOn' | 'confidence' | 'isLaw'>;

/** Says how certain a rule is; null without a source. */
export function describeConfidence({
  confidence,
  isLaw = false,
}: Omit<SourceFacts, 'checkedOn'>): string | null {
  if (confidence === null) return null;
  return (isLaw ? lawConfidenceTexts : networkConfidenceTexts)[confidence];
}

/** What is said of a rule that no document of the network states. */
export const ownRuleText = 'Spinreel’s own rule';

/** Describes a source after its address, such as `read on 2026-11-21, stated by the network`. */
export function describeSource(facts: SourceFacts): string {
  const { checkedOn } = facts;
  const parts = [checkedOn === null ? null : `read on ${checkedOn}`, describeConfidence(facts)];
  return parts.filter((part) => part !== null).join(', ');
}

/** Writes the address of a source with what is known about it. */
export function writeSource(url: string, source: SourceFacts): string {
  const facts = describeSource(source);
  return facts === '' ? url : `${url} (${facts})`;
}
