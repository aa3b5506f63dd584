import type { Finding } from '@spinreel/preflight/finding';

/** How certain a rule is, by the confidence of its source. */
export const confidenceTexts = {
  high: 'stated by the network',
  medium: 'several independent sources agree',
  low: 'stated by a third party',
} as const satisfies Record<NonNullable<Finding['confidence']>, string>;

/** What is said of a rule that no document of the network states. */
export const ownRuleText = 'Spinreel’s own rule';

/** Describes a source after its address, such as `read on 2026-11-21, stated by the network`. */
export function describeSource({ checkedOn, confidence }: Pick<Finding, 'checkedOn' | 'confidence'>): string {
  const parts = [
    checkedOn === null ? null : `read on ${checkedOn}`,
    confidence === null ? null : confidenceTexts[confidence],
  ];
  return parts.filter((part) => part !== null).join(', ');
}

/** Writes the address of a source with what is known about it. */
export function writeSource(url: string, source: Pick<Finding, 'checkedOn' | 'confidence'>): string {
  const facts = describeSource(source);
  return facts === '' ? url : `${url} (${facts})`;
}
