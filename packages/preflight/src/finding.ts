import type { Network, Source } from '@spinreel/exporters/network';
import { fixFor } from './fixes/fix-for.ts';
import type { Occurrence } from './syntax/source-text.ts';
import type { Maker } from './opening/maker.ts';
import type { Judgement, RuleDescription, Severity, Topic } from './rule.ts';

/** The result of one rule for one file. */
export interface Finding {
  readonly ruleId: string;
  /**
   * - `error`: the network rejects the ad, or the ad is broken in its web view.
   * - `warning`: it may cost viewers or time.
   * - `advice`: the product's own recommendation for a file that it did not make. It never fails a verdict.
   */
  readonly severity: Severity | 'advice';
  readonly passed: boolean;
  /** The violation, or the rule's requirement if the file complies. */
  readonly message: string;
  /** The first places that break the rule, at most 20. Empty if the rule is not about a place. */
  readonly occurrences: readonly Occurrence[];
  /** The number of all places that break the rule. */
  readonly occurrenceCount: number;
  /** The network's own name for the error, such as `FILE_TOO_LARGE`; null if it has none that is public. */
  readonly uploadError: string | null;
  /** How to fix the file, written for marketers. */
  readonly fix: string;
  /** The rule's numeric limit, such as a number of bytes or files; null if it has none. */
  readonly limit: number | null;
  /** The URL of the network's documentation; null for the product's own rules. */
  readonly source: Source['url'] | null;
  /** Null without a source, as is `confidence`. */
  readonly checkedOn: Source['checkedOn'] | null;
  readonly confidence: Source['confidence'] | null;
}

/** The maximum length of `Finding.occurrences`. */
const maxOccurrences = 20;

/** Creates the finding of a rule for a file. `judgement` is null if the file complies. */
export function findingOf(options: {
  rule: RuleDescription;
  network: Network;
  maker: Maker;
  judgement: Judgement;
}): Finding {
  const { rule, network, maker, judgement } = options;
  const source = sourceOf(rule, network);
  const violation = typeof judgement === 'string' ? { message: judgement, occurrences: [] } : judgement;
  const isOwnDemand = maker.origin === 'foreign' && topicOf(rule, network) === 'own';
  const severity = violation?.isDoubtful === true ? 'warning' : severityOf(rule, network);
  const isAdvice = violation?.isHarmless === true;
  const isLenient = isOwnDemand && violation?.isFatal !== true;
  return {
    ruleId: rule.id,
    severity: isAdvice ? 'advice' : isLenient ? (rule.foreignSeverity ?? 'advice') : severity,
    passed: violation === null,
    message: violation?.message ?? rule.demand(network),
    occurrences: violation?.occurrences.slice(0, maxOccurrences) ?? [],
    occurrenceCount: violation?.occurrences.length ?? 0,
    uploadError: network.ruleOverrides[rule.id]?.uploadError ?? null,
    fix: violation?.fix ?? fixFor(rule, maker),
    limit: rule.limit?.(network) ?? null,
    source: source?.url ?? null,
    checkedOn: source?.checkedOn ?? null,
    confidence: source?.confidence ?? null,
  };
}

/** Returns the severity of a rule on a network. */
export function severityOf({ id, severity }: RuleDescription, network: Network): Severity {
  const byRule = typeof severity === 'function' ? severity(network) : severity;
  return network.ruleOverrides[id]?.severity ?? byRule;
}

function sourceOf(rule: RuleDescription, network: Network): Source | null {
  const topic = topicOf(rule, network);
  return topic === 'own' || topic === 'browser' ? null : network.sources[topic];
}

function topicOf({ id, topic }: RuleDescription, network: Network): Topic {
  return network.ruleOverrides[id]?.topic ?? topic;
}
